import { useState, type KeyboardEvent } from 'react'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, TextInput } from '#web/ui/controls/Field.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import {
  standardKeys,
  takeKey,
  takenBy,
  whyRefused,
  withKey,
  type KeyCommand,
  type Keys,
} from '../../keys.ts'
import type { ListedKey } from './key-list.ts'
import { isModifier, pressedKey } from './pressed-key.ts'
import { useFocused } from '#web/ui/overlays/use-focused.ts'
import { useKeys } from './use-keys.ts'

interface KeyDialogProps {
  open: boolean
  onClose: () => void
  /** The command that gets a key. */
  listed: ListedKey
  /** Names of the commands. */
  names: ReadonlyMap<KeyCommand, string>
  onSave: (keys: Keys) => void
  isSaving: boolean
  error: string | null
}

/** Asks for a command's new key. The reader presses the key and saves it with Enter. */
export function KeyDialog(props: KeyDialogProps) {
  const { open, onClose, listed, names, onSave, isSaving, error } = props
  const { command } = listed
  const keys = useKeys()
  const [pressed, setPressed] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)
  const taken = pressed ? takenBy(keys, command, pressed) : []
  const [other] = taken
  const canSave = pressed !== '' && taken.length === 0 && !isSaving

  function handleKey(event: KeyboardEvent) {
    const { nativeEvent } = event
    const isForDialog = ['Tab', 'Escape'].includes(event.key)
    if (isForDialog || isModifier(event)) return
    event.preventDefault()
    if (event.key === 'Enter' && pressed !== '') {
      if (canSave) onSave(withKey(keys, command, pressed))
      return
    }
    if (event.key === 'Backspace') return setPressed('')
    const key = pressedKey(nativeEvent)
    const reason = whyRefused(key)
    setRefusal(reason)
    if (reason === null) setPressed(isOne(pressed) ? `${pressed} ${key.key}` : key.key)
  }

  function standard() {
    const key = standardKeys[command]
    const [owner, ...others] = takenBy(keys, command, key)
    if (owner === undefined) return onSave(withKey(keys, command, key))
    if (others.length === 0) onSave(takeKey(keys, command, key, owner))
    else setRefusal(`Other commands have keys that begin with ${key}. Change those first.`)
  }

  const isSwapped = other !== undefined && takeKey(keys, command, pressed, other)[other] !== null
  const footer = (
    <>
      <Button variant="quiet" onClick={onClose}>
        Cancel
      </Button>
      {other && taken.length === 1 ? (
        <Button
          variant="primary"
          disabled={isSaving}
          onClick={() => onSave(takeKey(keys, command, pressed, other))}
        >
          {isSwapped ? 'Swap the keys' : 'Use it here instead'}
        </Button>
      ) : (
        <Button
          variant="primary"
          disabled={!canSave}
          onClick={() => onSave(withKey(keys, command, pressed))}
        >
          Save
        </Button>
      )}
    </>
  )
  return (
    <Dialog open={open} onClose={onClose} title="Change a key" footer={footer}>
      <div className="key-dialog">
        <Field
          label={listed.label}
          hint="Press a key, or two one after the other. Enter saves, Escape cancels, Backspace clears."
          error={refusal ?? takenText(taken, names, pressed) ?? error}
        >
          <PressedKeys value={pressed} onKeyDown={handleKey} />
        </Field>
        <div className="settings-actions">
          <Button
            size="s"
            disabled={isSaving || keys[command] === null}
            onClick={() => onSave(withKey(keys, command, null))}
          >
            Switch off
          </Button>
          <Button
            size="s"
            disabled={isSaving || keys[command] === standardKeys[command]}
            onClick={standard}
          >
            Standard key: {standardKeys[command]}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

/** Shows the pressed keys. It is a text field, so that screen readers pass each key on. */
function PressedKeys(props: { value: string; onKeyDown: (event: KeyboardEvent) => void }) {
  return <TextInput ref={useFocused()} {...props} readOnly autoComplete="off" />
}

/** Says which command already has the key. */
function takenText(
  taken: readonly KeyCommand[],
  names: ReadonlyMap<KeyCommand, string>,
  pressed: string,
): string | null {
  const [first, ...others] = taken.map(
    (command) => names.get(command) ?? 'a page that this server does not show',
  )
  if (first === undefined) return null
  if (others.length === 0) return `${pressed} is taken: ${first}.`
  return `${pressed} begins ${taken.length} keys, such as that of “${first}”. Press a second key.`
}

function isOne(pressed: string): boolean {
  return pressed !== '' && !pressed.includes(' ')
}
