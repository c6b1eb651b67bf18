import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useWrite } from '#web/asking/api.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { hubNaming } from '../contracts/naming.ts'
import { nameOfNewHub } from '../hub-changes.ts'
import { HubNameInput } from './HubNameInput.tsx'
import { useActiveHub } from './lends/ActiveHub.tsx'
import { useOpenedHubs } from './opened-hubs.ts'

interface NewHubProps {
  /** True if the focus moves to the new hub afterwards. */
  byKeyboard: boolean
  onDone: () => void
}

/**
 * A field for the name of a new hub. The hub is added afterwards, because its address is made from
 * the name.
 */
export function NewHub({ byKeyboard, onDone }: NewHubProps) {
  const { hubs, select } = useActiveHub()
  const { setOpened } = useOpenedHubs()
  const add = useWrite(hubNaming.addNamedHub)
  const attempt = useAttempt()
  const row = useRef<HTMLLIElement>(null)
  const adding = useRef<Promise<unknown> | null>(null)
  const customCount = hubs.filter(({ isCustom }) => isCustom).length

  async function handleSave(name: string) {
    const hub = await attempt(add.mutateAsync({ name }))
    if (!hub) return
    select(hub)
    setOpened(hub.id, true)
  }

  async function handleDone(how: 'by-key' | 'by-leaving') {
    await adding.current
    const list = row.current?.parentElement
    flushSync(onDone)
    if (how !== 'by-key' || !list) return
    if (byKeyboard) list.querySelector<HTMLElement>('[data-active] > button')?.focus()
    else putAway(list.closest('.rail'))
  }

  return (
    <li ref={row}>
      <div className="hub-row">
        <HubNameInput
          name={nameOfNewHub(customCount)}
          onSave={(name) => {
            adding.current = handleSave(name)
          }}
          onDone={(how) => void handleDone(how)}
        />
      </div>
    </li>
  )
}

/**
 * Hides the sidebar after a hub was added by typing. The pointer may still be over it, so it would
 * cover the new hub.
 */
function putAway(rail: Element | null): void {
  rail?.toggleAttribute('data-put-away', true)
  for (const event of ['pointerleave', 'pointerdown', 'focusin'])
    rail?.addEventListener(event, () => rail.removeAttribute('data-put-away'), { once: true })
}
