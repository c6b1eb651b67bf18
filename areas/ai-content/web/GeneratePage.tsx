import { useRead } from '#web/asking/api.tsx'
import { PageLink, usePage } from '#web/place/page.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { aiContent } from '../contract.ts'
import { brandVoice } from '../contracts/brand-voice.ts'
import { GenerateForm } from './GenerateForm.tsx'

const WritePage = lazyPart(
  async () => (await import('./generate/WritePage.tsx')).WritePage,
  'areas/ai-content/web/generate/WritePage.tsx',
)

export function GeneratePage() {
  return useRead(aiContent.getWriter, {}).canWrite ? <WritePage /> : <SamplePage />
}

/** The form in the demo, which writes no text. */
function SamplePage() {
  return (
    <div className="workspace-columns">
      <Panel title="Generate Content" skeleton={<SkeletonLines count={14} />}>
        <ChosenForm />
      </Panel>
      <div className="content-side">
        <Panel title="Result">
          <Empty>The text will appear here.</Empty>
        </Panel>
        <Panel title="In your voice" skeleton={<SkeletonLines count={5} />}>
          <VoiceNote />
        </Panel>
      </div>
    </div>
  )
}

/** The form, filled in from the template in the address. */
function ChosenForm() {
  const { params } = usePage()
  const templates = useRead(aiContent.listTemplates, {})
  const template = templates.find(({ id }) => id === params.get('template'))
  return <GenerateForm key={template?.id} template={template} />
}

function VoiceNote() {
  const { name, example } = useRead(brandVoice.getBrandVoice, {})
  return (
    <figure className="voice-note">
      <blockquote dir="auto">{example}</blockquote>
      <figcaption className="meta">
        {name} · <PageLink page="/ai-content/brand-voice">Change the voice</PageLink>
      </figcaption>
    </figure>
  )
}
