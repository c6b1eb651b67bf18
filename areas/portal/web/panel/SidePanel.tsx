import { Activity, Suspense, useEffect, useRef, useState, type ComponentType } from 'react'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { PanelRightClose, X } from '#web/ui/icons.ts'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { useDocumentMark } from '#web/ui/use-document-mark.ts'
import { Tabs } from '#web/ui/tabs/Tabs.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { followPanelRequests } from '../lends/panel-requests.ts'
import { NewMark } from './NewMark.tsx'
import { PanelRail } from './PanelRail.tsx'
import { PanelSettings } from './PanelSettings.tsx'
import type { SidePanelTabName } from './side-panel-tabs.ts'
import { useOutside } from './use-outside.ts'
import { useSheetSwipe } from './use-sheet-swipe.ts'
import type { SidePanelState } from './use-side-panel.ts'

/** The content of a tab, loaded when it is first shown. */
export type PanelTab = ComponentType<{ name: SidePanelTabName }>

export interface SidePanelProps {
  panel: SidePanelState
  content: PanelTab
  /** Called once the panel is interactive. */
  onAlive: (isAlive: true) => void
}

/**
 * The right panel: next to the page, over it, or a sheet from below, depending on the width. Its
 * code is loaded after the page, whose HTML already draws the panel.
 */
export function SidePanel({ panel, content, onAlive }: SidePanelProps) {
  useEffect(() => {
    onAlive(true)
  }, [onAlive])
  const { element, tabs, tab, setTab, visibility, show, hide } = panel
  const latestShow = useRef(show)
  useEffect(() => {
    latestShow.current = show
  })
  useEffect(() => {
    return followPanelRequests((name) => latestShow.current(name))
  }, [])
  const { isOpen, isOver, isSheet, isAutoHiding, held } = panel
  useDocumentMark('side')
  useDocumentMark('sheet', isSheet)
  const [areSettingsOpen, setSettingsOpen] = useState(false)
  const isHidingNow = isAutoHiding && !held.isHeld
  if (areSettingsOpen && (isHidingNow || !isOpen)) setSettingsOpen(false)
  const swipe = useSheetSwipe(isSheet, hide)
  useOutside(element, isOver || (isAutoHiding && held.isHeld), isOver ? hide : held.release)

  return (
    <div
      ref={element}
      className="side"
      data-visibility={visibility}
      data-hiding={isHidingNow || undefined}
      {...held.handlers}
    >
      <PanelRail panel={panel} />
      {isSheet && <div className="side-scrim" />}
      <div
        className="side-panel"
        role={isSheet ? 'dialog' : 'complementary'}
        aria-modal={isSheet || undefined}
        aria-label="Side panel"
        // The panel is focusable, so that a press on its text moves the focus into it.
        // `PrintedPart` prints the panel if it has the focus.
        tabIndex={-1}
        {...swipe}
      >
        <div className="side-head">
          <h2>{tabs.find(({ value }) => value === tab)?.label}</h2>
          <PanelSettings panel={panel} open={areSettingsOpen} onOpenChange={setSettingsOpen} />
          <IconButton
            label="Hide panel"
            icon={isSheet ? <X /> : <PanelRightClose />}
            onClick={hide}
          />
        </div>
        <Tabs
          className="side-tabs"
          label="Side panel"
          wide
          tabs={tabs.map(({ value, label }) => ({
            value,
            label,
            mark: value === 'notifications' && <NewMark />,
          }))}
          value={tab}
          onChange={setTab}
        >
          <TabContents tab={tab} isWanted={isOpen} content={content} />
        </Tabs>
      </div>
    </div>
  )
}

interface TabContentsProps {
  tab: SidePanelTabName
  /** False if the panel was never opened on a narrow screen; then no tab is loaded. */
  isWanted: boolean
  content: PanelTab
}

/** Tabs that were shown once stay mounted, so that they keep their state. */
function TabContents({ tab, isWanted, content: Content }: TabContentsProps) {
  const [visited, setVisited] = useState<SidePanelTabName[]>([])
  if (isWanted && !visited.includes(tab)) setVisited([...visited, tab])
  if (!visited.includes(tab)) return <Waiting />
  return visited.map((name) => (
    <Activity key={name} mode={name === tab ? 'visible' : 'hidden'}>
      <Trouble>
        <Suspense fallback={<Waiting />}>
          <Content name={name} />
        </Suspense>
      </Trouble>
    </Activity>
  ))
}

function Waiting() {
  return (
    <div className="side-scroll">
      <SkeletonLines count={5} />
    </div>
  )
}
