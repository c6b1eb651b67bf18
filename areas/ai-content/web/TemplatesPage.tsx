import { useRead } from '#web/asking/api.tsx'
import { Card, Cards } from '#web/ui/blocks/Cards.tsx'
import { count } from '#web/ui/count.ts'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { aiContent } from '../contract.ts'
import { OwnTemplatesPanel } from './templates/OwnTemplatesPanel.tsx'
import { lengthWords, toneWords, typeWords, wordRangeWords } from './content-words.ts'

export function TemplatesPage() {
  return (
    <>
      <OwnTemplates />
      <Panel
        title="Template gallery"
        count={<TemplateCount />}
        skeleton={<SkeletonLines count={16} />}
      >
        <p className="workspace-note">
          Starting points for common texts. Each fills in the content type, tone and length.
        </p>
        <Gallery />
      </Panel>
    </>
  )
}

function OwnTemplates() {
  const own = useRead(aiContent.listTemplates, {}).filter(({ isOwn }) => isOwn)
  return own.length > 0 && <OwnTemplatesPanel templates={own} />
}

/** Reads the general templates. */
function useGeneral() {
  return useRead(aiContent.listTemplates, {}).filter(({ isOwn }) => !isOwn)
}

function TemplateCount() {
  return count(useGeneral().length, 'template')
}

function Gallery() {
  const templates = useGeneral()
  return (
    <Cards label="Templates" size="l">
      {templates.map(({ id, name, description, type, tone, length }) => (
        <Card
          key={id}
          kicker={typeWords[type]}
          title={name}
          page={`/ai-content/generate?template=${id}`}
          foot={
            <>
              <span>{toneWords[tone]}</span>
              <span>{length === 'custom' ? lengthWords[length] : wordRangeWords(length)}</span>
            </>
          }
        >
          <p>{description}</p>
        </Card>
      ))}
    </Cards>
  )
}
