import { useId } from 'react'
import { usePage } from '#web/place/page.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { useRead } from '#web/asking/api.tsx'
import { templates } from '../../contracts/templates.ts'
import type { WholeBrief } from '../../drafts/brief.ts'
import { BriefFields } from './BriefFields.tsx'
import { LookAheadPanel } from './LookAheadPanel.tsx'
import { SourcesPanel } from './SourcesPanel.tsx'
import { SendBrief } from './SendBrief.tsx'
import { useBrief } from './use-brief.ts'

/** The form for writing a text. */
export function WritePage() {
  const id = usePage().params.get('template')
  return id === null ? <Write template={null} /> : <FromTemplate key={id} id={id} />
}

function FromTemplate({ id }: { id: string }) {
  const { name, brief, missing } = useRead(templates.getTemplate, { template: id })
  return <Write template={{ name, brief, missing }} />
}

interface WriteProps {
  template: { name: string; brief: Partial<WholeBrief>; missing: string[] } | null
}

function Write({ template }: WriteProps) {
  const form = useBrief(template?.brief ?? null)
  const formId = useId()
  return (
    <div className="workspace-columns content-write">
      <Panel title="Generate Content" skeleton={<SkeletonLines count={14} />}>
        <form
          id={formId}
          className="workspace-form"
          aria-label="Generate Content"
          onSubmit={form.submit}
        >
          {template && (
            <div className="content-template">
              <p>
                <span className="meta">From the template</span> {template.name}
              </p>
              {template.missing.length > 0 && (
                <p className="field-hint">
                  No longer there, and left out: {template.missing.join(', ')}.
                </p>
              )}
            </div>
          )}
          <BriefFields form={form} />
        </form>
      </Panel>
      <div className="content-side">
        <SourcesPanel form={form} />
        <LookAheadPanel brief={form.values} />
      </div>
      <SendBrief form={form} formId={formId} />
    </div>
  )
}
