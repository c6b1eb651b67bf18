import './palette/Palette.css'
import { PageLink } from '#web/place/page.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { useKept } from '#web/asking/use-kept.ts'
import { useKeyList, type ListedKey } from './key-list.ts'
import { KeyCaps } from './KeyCaps.tsx'
import { keyboardPage } from './keyboard-page.ts'

/** All keys that work here. */
export function KeyHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard shortcuts">
      <AllKeys onLeave={onClose} />
    </Dialog>
  )
}

function AllKeys({ onLeave }: { onLeave: () => void }) {
  const { reading, everywhere } = useKeyList()
  const canChange = useKept('keys')
  return (
    <div className="key-help">
      <KeyList title="Reading" keys={[...reading, { label: 'Close what is open', key: 'Esc' }]} />
      <KeyList title="Everywhere" keys={everywhere.map(ofThisList)} />
      {canChange && (
        <p>
          <PageLink page={keyboardPage} onClick={onLeave}>
            Change the keys
          </PageLink>
        </p>
      )}
    </div>
  )
}

/** In the list of keys, the command that opens the list is called "This list". */
function ofThisList(listed: ListedKey): ListedKey {
  return listed.command === 'help' ? { ...listed, label: 'This list' } : listed
}

type Explained = Pick<ListedKey, 'label' | 'key'>

function KeyList({ title, keys }: { title: string; keys: Explained[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <dl>
        {keys.map(
          ({ label, key }) =>
            key !== null && (
              <div key={label}>
                <dt>
                  <KeyCaps keys={key} />
                </dt>
                <dd>{label}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}
