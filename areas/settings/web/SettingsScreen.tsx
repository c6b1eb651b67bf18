import '#web/ui/controls/Settings.css'
import { use, useRef, useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { usePage } from '#web/place/page.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { portal } from '#areas/portal/contract.ts'
import { SettingsSections } from '#areas/portal/web/lends/settings-sections.ts'
import { settingsGroups } from '../contracts/sections.ts'
import { sectionsFound } from './index/sections-found.ts'
import { SettingsIndex } from './index/SettingsIndex.tsx'
import { useSectionInView } from './index/use-section-in-view.ts'

/** The most sections that fit without an index. */
const FEW_SECTIONS = 6

/** The settings of all areas, with an index and a search. */
export function SettingsScreen() {
  const { kept } = useRead(portal.getPortal, {})
  const groups = settingsGroups(use(SettingsSections), kept)
  const sections = groups.flatMap((group) => group.sections)
  const { params } = usePage()
  const container = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<ReadonlySet<string> | null>(null)
  const [timesAsked, setTimesAsked] = useState(0)
  const current = useSectionInView(container, {
    section: params.get('at'),
    setting: params.get('setting'),
    timesAsked,
  })
  const hasIndex = sections.length > FEW_SECTIONS
  const isShown = (id: string) => found === null || found.has(id)

  function handleSearch(text: string) {
    setTyped(text)
    setFound(text.trim() === '' ? null : sectionsFound(text, sections, container.current!))
  }

  function handleGo() {
    handleSearch('')
    setTimesAsked(timesAsked + 1)
  }

  return (
    <div className="settings-page">
      <div className={hasIndex ? 'settings-indexed' : undefined}>
        {hasIndex && (
          <SettingsIndex
            groups={groups}
            isShown={isShown}
            current={current}
            typed={typed}
            onSearch={handleSearch}
            onGo={handleGo}
          />
        )}
        <div className="settings" ref={container}>
          {groups.map(({ title, sections }) => (
            <div
              key={title}
              className="settings-group"
              hidden={!sections.some(({ id }) => isShown(id))}
            >
              {hasIndex && <p className="settings-group-title">{title}</p>}
              {sections.map(({ id, panel }) => (
                <div key={id} className="settings-section" data-section={id} hidden={!isShown(id)}>
                  {panel}
                </div>
              ))}
            </div>
          ))}
          {found?.size === 0 && <Empty quiet>No setting has these words. Try another one.</Empty>}
        </div>
      </div>
    </div>
  )
}
