import './KeyboardPanel.css'
import { useState } from 'react'
import { useRefresh, useWrite } from '#web/asking/api.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { keys as keysContract } from '../../contracts/keys.ts'
import { ownKeysIn, standardKeys, type Keys } from '../../keys.ts'
import { KeyCaps } from './KeyCaps.tsx'
import { KeyDialog } from './KeyDialog.tsx'
import { useKeyList, type ListedKey } from './key-list.ts'
import { useKeys } from './use-keys.ts'

/** Edits the keys of this reader. */
export function KeyboardPanel() {
  return (
    <Panel
      title="Keyboard"
      className="panel-list keyboard-panel"
      skeleton={<SkeletonLines count={6} />}
    >
      <AllKeys />
    </Panel>
  )
}

function AllKeys() {
  const keys = useKeys()
  const { reading, everywhere } = useKeyList()
  const [changing, setChanging] = useState<ListedKey | null>(null)
  const [isChanging, setIsChanging] = useState(false)
  const [timesOpened, setTimesOpened] = useState(0)
  const { save, error, isPending } = useSaveKeys()

  function handleChange(listed: ListedKey) {
    setChanging(listed)
    setIsChanging(true)
    setTimesOpened(timesOpened + 1)
  }

  async function handleSave(wanted: Keys) {
    if (await save(wanted)) setIsChanging(false)
  }

  return (
    <>
      <p className="field-hint">
        Single keys, where no text is typed. They apply to you alone, on all of your devices.
      </p>
      <KeyRows title="Reading" keys={reading} onChange={handleChange} />
      <KeyRows title="Everywhere" keys={everywhere} onChange={handleChange} />
      <div className="settings-actions">
        <Button
          disabled={isPending || ownKeysIn(keys).length === 0}
          onClick={() => void save(standardKeys)}
        >
          Back to the standard keys
        </Button>
      </div>
      {error && !isChanging && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      {changing && (
        <KeyDialog
          key={timesOpened}
          open={isChanging}
          onClose={() => setIsChanging(false)}
          listed={changing}
          names={new Map([...reading, ...everywhere].map((one) => [one.command, one.label]))}
          onSave={(wanted) => void handleSave(wanted)}
          isSaving={isPending}
          error={error}
        />
      )}
    </>
  )
}

interface KeyRowsProps {
  title: string
  keys: ListedKey[]
  onChange: (listed: ListedKey) => void
}

function KeyRows({ title, keys, onChange }: KeyRowsProps) {
  return (
    <section>
      <h3>{title}</h3>
      <ul className="key-rows">
        {keys.map((listed) => (
          <li key={listed.command}>
            <span>{listed.label}</span>
            {listed.key === null ? (
              <span className="meta">Off</span>
            ) : (
              <KeyCaps keys={listed.key} />
            )}
            <Button
              size="s"
              variant="quiet"
              aria-label={`Change the key: ${listed.label}`}
              onClick={() => onChange(listed)}
            >
              Change
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Saves the keys and updates them on every page; returns false if that fails. */
function useSaveKeys() {
  const { mutateAsync, error, isPending } = useWrite(keysContract.saveKeys)
  const refresh = useRefresh()
  const toast = useToast()

  async function save(wanted: Keys): Promise<boolean> {
    try {
      await mutateAsync({ keys: ownKeysIn(wanted) })
    } catch {
      // The error is shown next to the keys.
      return false
    }
    refresh({ area: 'portal' })
    toast({ title: 'Keys saved', tone: 'success' })
    return true
  }
  return { save, isPending, error: error && explain(error) }
}
