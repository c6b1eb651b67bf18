import './Frame.css'
import './panel/PanelRail.css'
import './panel/SidePanel.css'
import {
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { useRead } from '#web/asking/api.tsx'
import { usePage } from '#web/place/page.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Menu } from '#web/ui/icons.ts'
import { portal } from '../contract.ts'
import type { PageTarget } from '../pages.ts'
import type { PanelTab, SidePanelProps } from './panel/SidePanel.tsx'
import { useSidePanel } from './panel/use-side-panel.ts'
import { Rail } from './Rail.tsx'
import { TopBar } from './TopBar.tsx'

/** The drawer is only for phones, so its code is loaded when its button is pressed. */
const Drawer = lazyPart(async () => (await import('./rare-parts.ts')).Drawer)

/** This code is loaded only if the disk is nearly full. */
const DiskNotice = lazyPart(async () => (await import('./rare-parts.ts')).DiskNotice)

/** The only page without a top bar. */
const pageWithoutTopBar = 'build-software'

interface FrameProps {
  target: PageTarget
  /** The content of the top bar that replaces the title. */
  toolbar: ReactNode
  /** The right panel, whose code may be loaded later. */
  sidePanel: ComponentType<SidePanelProps>
  /** The content behind the tabs of the panel. */
  panelTab: PanelTab
  /** Lists that sections show in the sidebar in place of their pages, by the id of the section. */
  sectionLists: SectionLists
  /** Content next to every page, which stays while the panel covers the page. */
  standing: ReactNode
  /** Called when a section is chosen by its own entry, not by one of its pages. */
  onSection: (id: string) => void
  children: ReactNode
}

export type SectionLists = Readonly<Record<string, ReactNode>>

/**
 * The frame around every screen: sidebar, top bar, right panel, and a link that skips to the
 * content.
 */
export function Frame(props: FrameProps) {
  const { target, toolbar, sidePanel: SidePanel, panelTab, sectionLists, standing } = props
  const { onSection, children } = props
  const shown = useRead(portal.getPortal, {})
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const [wasDrawerOpen, setWasDrawerOpen] = useState(false)
  if (isDrawerOpen && !wasDrawerOpen) setWasDrawerOpen(true)
  const { page } = usePage()
  const panel = useSidePanel(shown, target.isWork === true)
  const [isPanelAlive, setPanelAlive] = useState(false)
  // The panel stays as the server drew it until its code is loaded, because an update before that
  // would remove it.
  const [drawnPanel] = useState(panel)
  const shownPanel = isPanelAlive ? panel : (drawnPanel ?? panel)
  const side = useMemo(
    () =>
      shownPanel && (
        <Trouble silent>
          <Suspense fallback={null}>
            <SidePanel panel={shownPanel} content={panelTab} onAlive={setPanelAlive} />
          </Suspense>
        </Trouble>
      ),
    [SidePanel, shownPanel, panelTab],
  )
  const main = useRef<HTMLElement>(null)
  usePageChange(page + target.screen, target.title, main)

  // Focuses the content instead of following the link, because "#content" would change the address,
  // which the demo never does.
  function handleSkip(event: MouseEvent) {
    event.preventDefault()
    main.current?.focus()
  }

  return (
    <>
      <a className="skip-link" href="#content" inert={panel?.isSheet} onClick={handleSkip}>
        Skip to the content
      </a>
      <Rail
        portal={shown}
        current={target.section}
        sectionLists={sectionLists}
        onSection={onSection}
      />
      {wasDrawerOpen && (
        <Suspense fallback={null}>
          <Drawer
            portal={shown}
            current={target.section}
            sectionLists={sectionLists}
            onSection={onSection}
            open={isDrawerOpen}
            onClose={() => setDrawerOpen(false)}
          />
        </Suspense>
      )}
      <div
        className="frame"
        data-panel={panel?.visibility}
        data-docked={panel?.isDocked || undefined}
        inert={panel?.isSheet}
      >
        {page === pageWithoutTopBar ? (
          <BareTop title={target.title} onMenu={() => setDrawerOpen(true)} />
        ) : (
          <TopBar
            title={target.title}
            badge={shown.topBarBadge}
            toolbar={toolbar}
            onMenu={() => setDrawerOpen(true)}
          />
        )}
        {shown.fullDisk && (
          <Suspense>
            <DiskNotice {...shown.fullDisk} />
          </Suspense>
        )}
        <main id="content" className="frame-content" tabIndex={-1} ref={main} data-page={page}>
          {children}
        </main>
      </div>
      {side}
      <Trouble silent>{standing}</Trouble>
    </>
  )
}

/**
 * A page without a top bar still has its title for screen readers, and the menu button on phones.
 */
function BareTop({ title, onMenu }: { title: string; onMenu: () => void }) {
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      <div className="frame-menu">
        <IconButton label="Menu" icon={<Menu />} onClick={onMenu} />
      </div>
    </>
  )
}

/** Sets the title of the document, and moves the focus to a new page. */
function usePageChange(shown: string, title: string, main: RefObject<HTMLElement | null>) {
  const lastPage = useRef(shown)
  useEffect(() => {
    document.title = `${title}: Synthwire`
    if (lastPage.current === shown) return
    lastPage.current = shown
    // The focus stays in elements that keep it, such as fields and lists of links.
    if (document.activeElement?.closest('[data-keeps-focus]')) return
    main.current?.focus({ preventScroll: true })
  }, [shown, title, main])
}
