import { useState } from 'react'
import { useWrite } from '#web/asking/api.tsx'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { sourceHealth, type SourceReport } from '../../contracts/source-health.ts'
import { HeaderFields } from '../headers/HeaderFields.tsx'
import { headersIn, noHeaders } from '../headers/request-headers.ts'
import { SourceFormDialog } from './SourceFormDialog.tsx'

interface HeadersDialogProps {
  report: SourceReport
  open: boolean
  onClose: () => void
}

/**
 * Edits the headers that are sent with each request for a source. They are stored encrypted and
 * never shown again.
 */
export function HeadersDialog({ report, open, onClose }: HeadersDialogProps) {
  const save = useWrite(sourceHealth.setHeaders)
  const toast = useToast()
  const [texts, setTexts] = useState(noHeaders)
  const { headers, faulty } = headersIn(texts)
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
      title: isNone ? 'Custom headers removed' : 'Custom headers saved',
      text: `For all requests to “${report.name}”.`,
    })
    onClose()
  }

  return (
    <SourceFormDialog
      title="Request headers"
      submit={isNone && report.hasHeaders ? 'Remove headers' : 'Save headers'}
      open={open}
      isPending={save.isPending}
      onSubmit={() => void handleSubmit()}
      onClose={onClose}
    >
      <p className="field-hint">
        {report.hasHeaders
          ? 'Custom headers are sent with each request and are not shown again. Saving replaces them. Save with all fields empty to remove them.'
          : 'Sent with each request for this source. Stored encrypted and not shown again.'}
      </p>
      <HeaderFields texts={texts} error={save.error && explain(save.error)} onChange={setTexts} />
    </SourceFormDialog>
  )
}
