import './Fields.css'
import { useState } from 'react'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { SearchBox } from '#web/ui/controls/SearchBox.tsx'
import { Braces } from '#web/ui/more-icons.ts'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { useOpening } from '#web/ui/overlays/use-opening.ts'
import type { OfferedGroup } from '../../flow/editing/offer-to-step.ts'
import { holdsWords } from '../holds-words.ts'

interface InsertFieldProps {
  /** The name of the control to insert into, for screen readers. */
  label: string
  offered: readonly OfferedGroup[]
  onInsert: (path: string) => void
}

/** A button that offers fields of the trigger and of earlier steps, with examples. */
export function InsertField({ label, offered, onInsert }: InsertFieldProps) {
  const { isOpen, nth, open, close } = useOpening()
  return (
    <>
      <IconButton
        className="insert-field"
        label={`Insert field: ${label}`}
        icon={<Braces />}
        aria-haspopup="dialog"
        onClick={open}
      />
      <Dialog key={nth} open={isOpen} onClose={close} title="Insert field">
        <Offers
          offered={offered}
          onChoose={(path) => {
            close()
            onInsert(path)
          }}
        />
      </Dialog>
    </>
  )
}

interface OffersProps {
  offered: readonly OfferedGroup[]
  onChoose: (path: string) => void
}

function Offers({ offered, onChoose }: OffersProps) {
  const [words, setWords] = useState('')
  const groups = offered
    .map(({ title, fields }) => ({
      title,
      fields: fields.filter(({ path, example }) => holdsWords(words, title, path, example)),
    }))
    .filter(({ fields }) => fields.length > 0)
  return (
    <div className="offered">
      <SearchBox label="Search fields" value={words} onChange={setWords} />
      {groups.length === 0 && <Empty quiet>No fields match.</Empty>}
      {groups.map(({ title, fields }) => (
        <section key={title} aria-label={title}>
          <h3 dir="auto">{title}</h3>
          <ul>
            {fields.map(({ path, example }) => (
              <li key={path}>
                <button type="button" onClick={() => onChoose(path)}>
                  <code>{path}</code>
                  {example !== '' && (
                    <span className="meta" dir="auto">
                      {example}
                    </span>
                  )}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
