import { PageLink } from '#web/place/page.tsx'
import { FormError } from '#web/ui/blocks/FormError.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Sparkles } from '#web/ui/icons.ts'
import type { BriefForm } from './use-brief.ts'

interface SendBriefProps {
  form: BriefForm
  formId: string
}

/** The end of the form. On phones it is below the sources and their preview. */
export function SendBrief({ form, formId }: SendBriefProps) {
  return (
    <div className="content-send">
      <p className="field-hint">
        <strong>Built-in writer</strong>: fills a form and quotes your sources word for word. Only
        you can see this brief and its drafts.{' '}
        <PageLink page="/ai-content/settings">Settings</PageLink>
      </p>
      <FormError of={form.error} />
      <div className="content-buttons">
        <Button
          type="submit"
          form={formId}
          variant="primary"
          icon={<Sparkles />}
          disabled={form.isPending}
        >
          Generate
        </Button>
        <Button type="button" onClick={form.clear}>
          Clear the form
        </Button>
      </div>
    </div>
  )
}
