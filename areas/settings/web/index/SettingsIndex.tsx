import './SettingsIndex.css'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { PageLink, usePage } from '#web/place/page.tsx'
import { SearchBox } from '#web/ui/controls/SearchBox.tsx'
import { count } from '#web/ui/count.ts'
import { ChevronDown } from '#web/ui/icons.ts'
import type { SettingsSection } from '#platform/settings-section.ts'
import { settingsFound, settingsPage, type SettingsGroup } from '../../contracts/sections.ts'

interface SettingsIndexProps {
  groups: readonly SettingsGroup[]
  /** Says if the search has found a section. */
  isShown: (id: string) => boolean
  /** The id of the section in view; null if there is none. */
  current: string | null
  typed: string
  onSearch: (typed: string) => void
  /** Called when a link of the index is followed. */
  onGo: () => void
}

/** Links to all sections by group, and a search. On narrow pages a button opens the list. */
export function SettingsIndex(props: SettingsIndexProps) {
  const { groups, isShown, current, typed, onSearch, onGo } = props
  const { goTo } = usePage()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    if (nav.current) showCurrent(nav.current)
  }, [current])
  const isSearching = typed.trim() !== ''
  const shown = groups
    .map((group) => ({ ...group, sections: group.sections.filter((one) => isShown(one.id)) }))
    .filter(({ sections }) => sections.length > 0)
  const sections = shown.flatMap((group) => group.sections)
  const title = sections.find((section) => section.id === current)?.title ?? 'Sections'

  function handleGo() {
    setOpen(false)
    onGo()
  }

  function handleEnter({ key }: KeyboardEvent) {
    const [first] = sections
    if (key !== 'Enter' || !isSearching || !first) return
    goTo(settingsPage(first.id, settingsFound(typed, first)[0]), { replace: true })
    handleGo()
  }

  function handleEscape({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !isOpen) return
    setOpen(false)
    button.current?.focus()
  }

  return (
    <div className="settings-index">
      <search>
        <SearchBox
          label="Search settings"
          value={typed}
          autoComplete="off"
          onChange={onSearch}
          onKeyDown={handleEnter}
        />
        <p className="visually-hidden" role="status">
          {isSearching && `${count(sections.length, 'section')} found`}
        </p>
      </search>
      <nav aria-label="Settings" ref={nav} onKeyDown={handleEscape}>
        <button
          ref={button}
          type="button"
          className="settings-index-button"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          onClick={() => setOpen(!isOpen)}
        >
          <span className="visually-hidden">Section: </span>
          <span>{title}</span>
          <ChevronDown />
        </button>
        <div
          id={`${id}-list`}
          className="settings-index-list"
          data-open={((isOpen || isSearching) && shown.length > 0) || undefined}
        >
          {shown.map((group, at) => (
            <div key={group.title}>
              <p id={`${id}-${at}`}>{group.title}</p>
              <ul aria-labelledby={`${id}-${at}`}>
                {group.sections.map((section) => (
                  <IndexEntry
                    key={section.id}
                    section={section}
                    found={isSearching ? settingsFound(typed, section) : []}
                    isCurrent={section.id === current}
                    onGo={handleGo}
                  />
                ))}
              </ul>
            </div>
          ))}
        </div>
      </nav>
    </div>
  )
}

/** Scrolls the index to the link of the section in view, and never the page. */
function showCurrent(index: HTMLElement) {
  const link = index.querySelector('[aria-current]')?.getBoundingClientRect()
  if (!link) return
  const { top, bottom } = index.getBoundingClientRect()
  index.scrollTop += Math.min(0, link.top - top) + Math.max(0, link.bottom - bottom)
}

interface IndexEntryProps {
  section: SettingsSection
  /** The settings of the section that match the search. */
  found: readonly string[]
  isCurrent: boolean
  onGo: () => void
}

function IndexEntry({ section, found, isCurrent, onGo }: IndexEntryProps) {
  return (
    <li>
      <PageLink
        page={settingsPage(section.id)}
        aria-current={isCurrent ? 'location' : undefined}
        onClick={onGo}
      >
        {section.title}
      </PageLink>
      {found.length > 0 && (
        <ul aria-label={`Settings found in ${section.title}`}>
          {found.map((name) => (
            <li key={name}>
              <PageLink page={settingsPage(section.id, name)} onClick={onGo}>
                {name}
              </PageLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
