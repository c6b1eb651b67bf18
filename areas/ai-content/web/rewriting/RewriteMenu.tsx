import './RewriteMenu.css'
import { useState } from 'react'
import { DiffText } from '#areas/articles/web/lends/DiffText.tsx'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { FormError } from '#web/ui/blocks/FormError.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, Select } from '#web/ui/controls/Field.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { Menu } from '#web/ui/overlays/Menu.tsx'
import {
  rewriting,
  unprovenChoices,
  type RewriteWay,
  type Selection,
} from '../../contracts/rewriting.ts'
import type { Part } from '../../drafts/draft.ts'
import { REWRITING } from '../../limits.ts'
import { optionsOf } from '../content-words.ts'
import { unprovenWords, wayWords } from './rewriting-words.ts'

type Unproven = (typeof unprovenChoices)[number]

interface Asked {
  way: RewriteWay
  attempt: number
  unproven: Unproven
}

const unprovens = optionsOf(unprovenChoices, unprovenWords)

interface RewriteMenuProps {
  draft: string
  /** The part as it is in the editor, saved or not. */
  part: Part
  /** The range of the words to rewrite; null for the whole part. */
  selection: Selection | null
  /** The initial choice of the dialog, taken from the panel. */
  unproven: Unproven
  withNotes: boolean
  /** Receives the part with its new words when the reader accepts them. */
  onAccept: (part: Part) => void
}

/**
 * A menu that has the reader's endpoint rewrite a part or a selection, and shows the changes for
 * acceptance.
 */
export function RewriteMenu(props: RewriteMenuProps) {
  const { draft, part, selection, withNotes, onAccept } = props
  const { endpoint, reason } = useRead(rewriting.getWriter, {})
  const rewrite = useWrite(rewriting.rewrite)
  const [asked, setAsked] = useState<Asked | null>(null)
  const hasSelection = selection !== null && selection.end > selection.start

  function ask(now: Asked) {
    setAsked(now)
    const place = hasSelection && now.way !== 'anew' ? selection : null
    rewrite.mutate({ draft, part, selection: place, ...now, withNotes })
  }
  function handleClose() {
    setAsked(null)
    rewrite.reset()
  }
  function handleAccept() {
    if (rewrite.data) onAccept(rewrite.data.part)
    handleClose()
  }

  if (!endpoint)
    return (
      <p className="rewrite-reason meta">
        <Button size="s" disabled>
          Rewrite
        </Button>
        {reason}
      </p>
    )
  const ways: readonly RewriteWay[] = ['shorten', 'expand', 'simplify', 'anew']
  return (
    <>
      <Menu
        label="Rewrite"
        items={ways.map((way) => ({
          label: wayWords(way, hasSelection),
          onSelect: () => ask({ way, attempt: 1, unproven: props.unproven }),
        }))}
        trigger={(wires) => (
          <Button size="s" {...wires}>
            Rewrite
          </Button>
        )}
      />
      <Dialog
        open={asked !== null}
        onClose={handleClose}
        title={asked ? wayWords(asked.way, hasSelection) : ''}
        size="wide"
        footer={
          asked && (
            <>
              <Button
                disabled={rewrite.isPending || asked.attempt >= REWRITING.attempts}
                onClick={() => ask({ ...asked, attempt: asked.attempt + 1 })}
              >
                Try again
              </Button>
              <Button onClick={handleClose}>Keep mine</Button>
              <Button variant="primary" disabled={!rewrite.data} onClick={handleAccept}>
                Accept
              </Button>
            </>
          )
        }
      >
        {rewrite.isPending && <p role="status">{`Asking ${endpoint.name}…`}</p>}
        <FormError of={rewrite.error} />
        {asked && (
          <Field label="Statements that no source bears out">
            <Select
              options={unprovens}
              value={asked.unproven}
              // The answer is cached, so asking again costs nothing.
              onChange={(unproven) => ask({ ...asked, unproven })}
              disabled={rewrite.isPending}
            />
          </Field>
        )}
        {rewrite.data && (
          <>
            <p className="rewrite-words diff-text" dir="auto">
              <DiffText pieces={rewrite.data.pieces} />
            </p>
            {rewrite.data.notice && <p className="meta">{rewrite.data.notice}</p>}
            {rewrite.data.unproven.length > 0 && (
              <ul className="meta">
                {rewrite.data.unproven.map((sentence, nth) => (
                  <li key={nth} dir="auto">
                    {sentence}
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </Dialog>
    </>
  )
}
