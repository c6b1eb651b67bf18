import { useState } from 'react'
import { useWrite } from '#web/asking/api.tsx'
import { Field, TextArea, TextInput } from '#web/ui/controls/Field.tsx'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { sources, type SourceReport } from '../../contracts/source-health.ts'
import { headersIn } from './request-headers.ts'
import { SourceFormDialog } from './SourceFormDialog.tsx'

interface HeadersDialogProps {
  report: SourceReport
  open: boolean
  onClose: () => void
}

/** What is sent along with each request for a source. It is sealed when it is saved, and never shown again. */
export function HeadersDialog({ report, open, onClose }: HeadersDialogProps) {
  const save = useWrite(sources.setHeaders)
  const toast = useToast()
  const [userAgent, setUserAgent] = useState('')
  const [cookie, setCookie] = useState('')
  const [others, setOthers] = useState('')
  const { headers, faulty } = headersIn({ userAgent, cookie, others })
  const isNone = Object.keys(headers).length === 0

  async function handleSubmit() {
    if (faulty !== null) return
    const isSaved = await save.mutateAsync({ id: report.id, headers }).then(
      () => true,
      () => false,
    )
    if (!isSaved) return
    toast({
      tone: 'success',
      title: isNone ? 'No headers of yours are sent' : 'Your headers are sent from now on',
      text: `With each request for “${report.name}”.`,
    })
    onClose()
  }

  return (
    <SourceFormDialog
      title="Request headers"
      submit={isNone && report.hasHeaders ? 'Send none' : 'Save headers'}
      open={open}
      isPending={save.isPending}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <p className="field-hint">
        {report.hasHeaders
          ? 'Headers of yours are sent with each request. They are not shown again: what you save here takes their place, and nothing takes them away.'
          : 'Sent with each request for this source. They are kept sealed and not shown again.'}
      </p>
      <Field label="User agent">
        <TextInput
          autoComplete="off"
          value={userAgent}
          onChange={(event) => setUserAgent(event.target.value)}
        />
      </Field>
      <Field label="Cookie">
        <TextInput
          autoComplete="off"
          value={cookie}
          onChange={(event) => setCookie(event.target.value)}
        />
      </Field>
      <Field
        label="Other headers"
        hint="One a line, such as Authorization: Bearer and your key."
        error={
          faulty === null
            ? save.error && explain(save.error)
            : `Line ${faulty} has no name and value with a colon between them`
        }
      >
        <TextArea
          autoComplete="off"
          value={others}
          onChange={(event) => setOthers(event.target.value)}
        />
      </Field>
    </SourceFormDialog>
  )
}
