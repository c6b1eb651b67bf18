import './Palette.css'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { useKept } from '#areas/portal/web/lends/use-kept.ts'
import { useGoKeys } from './go-keys.ts'

/** All keys that work here. */
export function KeyHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard shortcuts">
      <AllKeys />
    </Dialog>
  )
}

function AllKeys() {
  const goKeys = useGoKeys()
  const canSave = useKept('saved')
  const canMark = useKept('marking')
  const reading: [keys: string[], what: string][] = [
    [['j'], 'Next headline'],
    [['k'], 'Previous headline'],
    [['o'], 'Open the headline in focus; Enter does the same'],
    ...(canSave ? [[['s'], 'Save the article, or no longer'] as [string[], string]] : []),
    ...(canMark ? [[['m'], 'Mark the article as read or unread'] as [string[], string]] : []),
    [['Esc'], 'Close what is open'],
  ]
  const everywhere: [keys: string[], what: string][] = [
    [['/'], 'Search articles'],
    [['Ctrl', 'K'], 'Command palette: pages, folders, sources, topics, actions (⌘ K on a Mac)'],
    [['?'], 'This list'],
    ...goKeys.map(({ letter, title }): [string[], string] => [['g', letter], `Go to ${title}`]),
  ]
  return (
    <div className="key-help">
      <KeyList title="Reading" keys={reading} />
      <KeyList title="Everywhere" keys={everywhere} />
    </div>
  )
}

function KeyList({ title, keys }: { title: string; keys: [string[], string][] }) {
  return (
    <section>
      <h3>{title}</h3>
      <dl>
        {keys.map(([pressed, what]) => (
          <div key={what}>
            <dt>
              {pressed.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
