import { Suspense, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useWrite } from '#web/asking/api.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { hubs, type Hub } from '../../contract.ts'
import { useActiveHub } from './ActiveHub.tsx'

const HubMenu = lazyPart(async () => (await import('../HubMenu.tsx')).HubMenu)
const HubNameEditor = lazyPart(async () => (await import('../HubNameEditor.tsx')).HubNameEditor)

/** The name of the open hub, and its menu. */
export function HubHead() {
  const { active } = useActiveHub()
  // With the key, editing ends when another hub is opened.
  return active && <HeadOf key={active.id} hub={active} />
}

function HeadOf({ hub }: { hub: Hub }) {
  const renameHub = useWrite(hubs.renameHub)
  const [isEditing, setEditing] = useState(false)
  const head = useRef<HTMLDivElement>(null)
  const { id, name } = hub
  // The same element is used again, because an update would hide the menu until its code is loaded.
  const menu = useMemo(
    () => (
      <Suspense fallback={null}>
        <HubMenu hub={hub} onRename={() => setEditing(true)} />
      </Suspense>
    ),
    [hub],
  )

  function handleSave(typed: string) {
    renameHub.mutate({ id, name: typed })
    leaveEditor()
  }

  /** The focus returns to the button that opened the editor. */
  function leaveEditor() {
    flushSync(() => setEditing(false))
    head.current?.querySelector('button')?.focus()
  }

  if (isEditing) {
    return (
      <Suspense fallback={<HubName name={name} />}>
        <HubNameEditor name={name} onSave={handleSave} onCancel={leaveEditor} />
      </Suspense>
    )
  }
  return (
    <div className="hub-head" ref={head}>
      <HubName name={name} />
      {menu}
    </div>
  )
}

function HubName({ name }: { name: string }) {
  return (
    <span className="hub-name" dir="auto" title={name}>
      {name}
    </span>
  )
}
