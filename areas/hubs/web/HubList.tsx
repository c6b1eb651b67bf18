import './HubList.css'
import {
  Fragment,
  Suspense,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { flushSync } from 'react-dom'
import { useWrite } from '#web/asking/api.tsx'
import { PageLink, usePage } from '#web/place/page.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { ChevronRight, Pencil, Plus, Sparkles } from '#web/ui/icons.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { useKept } from '#web/asking/use-kept.ts'
import { hubs, type Hub } from '../contract.ts'
import { shownTab } from '../hubs.ts'
import { useActiveHub, useChosenHub } from './lends/ActiveHub.tsx'
import { HubNameInput } from './HubNameInput.tsx'
import { NewHub } from './NewHub.tsx'
import { useOpenedHubs } from './opened-hubs.ts'

// The link to episodes is loaded on demand; it follows the page of sources.
const EpisodesLink = lazyPart(
  async () => (await import('#areas/episodes/web/lends/EpisodesLink.tsx')).EpisodesLink,
)

interface Renaming {
  id: string
  byKeyboard: boolean
}

/** The number of clicks in a click event; 0 if it came from the keyboard. */
type Press = Pick<UIEvent, 'detail'>

/** The hub switcher in the sidebar: all hubs, each with its pages below it. */
export function HubList() {
  return (
    <Trouble silent>
      <Suspense fallback={null}>
        <HubGroups />
      </Suspense>
    </Trouble>
  )
}

function HubGroups() {
  const { hubs: all, active, select } = useActiveHub()
  const { setOpened } = useOpenedHubs()
  const addHub = useWrite(hubs.addHub)
  const [renaming, setRenaming] = useState<Renaming | null>(null)
  const isNamedFirst = useKept('hubs/naming')
  /** The click that started to add a hub; null unless a hub is being named. */
  const [naming, setNaming] = useState<Press | null>(null)

  async function handleAdd({ detail }: Press) {
    if (isNamedFirst) return setNaming({ detail })
    const hub = await addHub.mutateAsync({})
    select(hub)
    setOpened(hub.id, true)
    setRenaming({ id: hub.id, byKeyboard: detail === 0 })
  }

  const entryOf = (hub: Hub) => (
    <HubEntry
      key={hub.id}
      hub={hub}
      isActive={hub.id === active?.id}
      renaming={hub.id === renaming?.id ? renaming : null}
      onRename={({ detail }) => setRenaming({ id: hub.id, byKeyboard: detail === 0 })}
      onRenamed={() => setRenaming((now) => (now?.id === hub.id ? null : now))}
    />
  )
  const special = all.filter(({ isSpecial }) => isSpecial)

  return (
    <div className="hub-list">
      <HubGroup
        name="Hubs"
        control={
          <Button
            size="s"
            variant="quiet"
            icon={<Plus />}
            onClick={(event) => void handleAdd(event)}
          >
            New
          </Button>
        }
      >
        {all.filter(({ isSpecial }) => !isSpecial).map(entryOf)}
        {naming && <NewHub byKeyboard={naming.detail === 0} onDone={() => setNaming(null)} />}
      </HubGroup>
      {special.length > 0 && <HubGroup name="Others">{special.map(entryOf)}</HubGroup>}
    </div>
  )
}

function HubGroup(props: { name: string; control?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id}>
      <div className="hub-list-head" data-keeps-focus>
        <p id={id}>{props.name}</p>
        {props.control}
      </div>
      <ul>{props.children}</ul>
    </div>
  )
}

interface HubEntryProps {
  hub: Hub
  isActive: boolean
  renaming: Renaming | null
  onRename: (press: Press) => void
  onRenamed: () => void
}

/**
 * A hub in the list. A click opens the hub and shows its pages, another click hides them, and a
 * double click renames the hub.
 */
function HubEntry({ hub, isActive, renaming, onRename, onRenamed }: HubEntryProps) {
  const { active, select } = useActiveHub()
  const { openedHubs, setOpened } = useOpenedHubs()
  const renameHub = useWrite(hubs.renameHub)
  const pagesId = useId()
  const row = useRef<HTMLDivElement>(null)
  // The active hub shows its pages by default.
  const isOpen = openedHubs[hub.id] ?? isActive

  function handleClick({ detail, currentTarget }: MouseEvent<HTMLElement>) {
    // The second click of a double click starts renaming, so it must not show or hide the pages.
    if (detail > 1) return
    // The pages of the former hub stay visible. Otherwise this hub would move away from the pointer
    // between two clicks.
    if (active && !isActive) setOpened(active.id, openedHubs[active.id] ?? true)
    setOpened(hub.id, isActive ? !openedHubs[hub.id] : true)
    select(hub)
    // The focus would keep the fly-out open after the pointer has left, so a click with the pointer
    // removes the focus.
    if (detail === 1) currentTarget.blur()
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'F2') onRename({ detail: 0 })
  }

  /**
   * Ends renaming. If it was started by keyboard and ended by a key, the hub gets the focus back.
   */
  function handleRenamed(how: 'by-key' | 'by-leaving') {
    if (how === 'by-leaving' || !renaming?.byKeyboard) return onRenamed()
    // The fly-out must not close while nothing in it has the focus for a moment.
    row.current?.toggleAttribute('data-holds-open', true)
    flushSync(onRenamed)
    row.current?.querySelector('button')?.focus()
    row.current?.toggleAttribute('data-holds-open', false)
  }

  return (
    <li>
      <div className="hub-row" ref={row} data-active={isActive || undefined} data-keeps-focus>
        {renaming ? (
          <HubNameInput
            name={hub.name}
            onSave={(name) => renameHub.mutate({ id: hub.id, name })}
            onDone={handleRenamed}
          />
        ) : (
          <>
            <button
              type="button"
              className="hub-choice"
              aria-expanded={isOpen}
              aria-controls={isOpen ? pagesId : undefined}
              aria-current={isActive ? 'true' : undefined}
              aria-keyshortcuts="F2"
              title={hub.name}
              onClick={handleClick}
              onDoubleClick={onRename}
              onKeyDown={handleKey}
            >
              <ChevronRight />
              <span dir="auto">{hub.name}</span>
            </button>
            <IconButton
              size="s"
              label={`Rename ${hub.name}`}
              icon={<Pencil />}
              onClick={onRename}
            />
          </>
        )}
      </div>
      {isOpen && <HubPages id={pagesId} hub={hub} />}
    </li>
  )
}

function HubPages({ id, hub }: { id: string; hub: Hub }) {
  const { page, recordOf, pageAt } = usePage()
  const { active } = useActiveHub()
  const { choose } = useChosenHub()
  const shown = hub.id === active?.id ? shownTab(hub.subPages, recordOf(page)) : undefined
  return (
    <ul className="hub-pages" id={id} aria-label={`Pages of ${hub.name}`}>
      {hub.subPages.map((tab) => (
        <Fragment key={tab.id}>
          <li>
            <PageLink
              page={pageAt(tab.path)}
              data-accent={tab.accent || undefined}
              aria-current={tab.id === shown?.id ? 'page' : undefined}
              onClick={() => choose(hub.isSpecial ? null : hub.id)}
            >
              {tab.name}
              {tab.accent && <Sparkles />}
            </PageLink>
          </li>
          {tab.id === 'sources' && (
            <Trouble silent>
              <Suspense fallback={null}>
                <EpisodesLink inList onClick={() => choose(hub.id)} />
              </Suspense>
            </Trouble>
          )}
        </Fragment>
      ))}
    </ul>
  )
}
