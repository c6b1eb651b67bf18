import { useState } from 'react'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { FormError } from '#web/ui/blocks/FormError.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, TextArea } from '#web/ui/controls/Field.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { siteAssistant } from '../../../contracts/assistant.ts'
import { SITE_ASSISTANT } from '../../../limits.ts'

interface ProposeWordsProps {
  site: string
  /** The type of the block, such as "text". */
  block: string
  /** The name of the field, as the server expects it: "text", or "items.text" in rows. */
  place: string
  label: string
  /** The current text of the field. */
  value: string
  onAccept: (words: string) => void
}

/**
 * Asks the reader's endpoint for a text, and shows it next to the current one. Without an endpoint,
 * nothing is shown.
 */
export function ProposeWords({ site, block, place, label, value, onAccept }: ProposeWordsProps) {
  const { model } = useRead(siteAssistant.getWriter, {})
  const write = useWrite(siteAssistant.writeWords)
  const [isOpen, setIsOpen] = useState(false)
  const [wish, setWish] = useState('')
  if (model === null) return null

  function handleClose() {
    setIsOpen(false)
    write.reset()
  }
  function handleAccept() {
    if (write.data) onAccept(write.data.words)
    handleClose()
  }

  return (
    <>
      <Button size="s" onClick={() => setIsOpen(true)}>
        Propose words
      </Button>
      <Dialog
        open={isOpen}
        onClose={handleClose}
        title={`Words for “${label}”`}
        footer={
          <>
            <Button
              disabled={write.isPending}
              onClick={() => write.mutate({ site, block, place, wish })}
            >
              {write.data ? 'Try again' : 'Propose'}
            </Button>
            <Button onClick={handleClose}>Keep mine</Button>
            <Button variant="primary" disabled={!write.data} onClick={handleAccept}>
              Take them
            </Button>
          </>
        }
      >
        <Field
          label="What should it say?"
          hint="Names, numbers and dates have to be here or on the site; others are left out."
        >
          <TextArea
            rows={3}
            dir="auto"
            value={wish}
            maxLength={SITE_ASSISTANT.characters}
            onChange={(event) => setWish(event.target.value.replaceAll('\n', ' '))}
          />
        </Field>
        {write.isPending && <p role="status">{`Asking ${model}…`}</p>}
        <FormError of={write.error} />
        {write.data && (
          <dl className="proposed-words">
            {value.trim() !== '' && (
              <div>
                <dt>Yours</dt>
                <dd dir="auto">{value}</dd>
              </div>
            )}
            <div>
              <dt>Proposed</dt>
              <dd dir="auto">{write.data.words}</dd>
              {write.data.notice && <dd className="meta">{write.data.notice}</dd>}
            </div>
          </dl>
        )}
      </Dialog>
    </>
  )
}
