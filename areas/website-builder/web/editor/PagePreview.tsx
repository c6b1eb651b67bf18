import {
  useContext,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
  type Ref,
} from 'react'
import { AskContext } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Segmented } from '#web/ui/controls/Segmented.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { Monitor, Smartphone } from '#web/ui/more-icons.ts'
import { publications } from '../../contracts/publications.ts'
import { chosenIn, previewAt } from '../../editing/preview-messages.ts'

export interface PreviewHandle {
  /** Updates the preview to the draft that is saved now. */
  redraw: () => void
  /** Scrolls the preview to a block. */
  show: (id: string) => void
}

interface PagePreviewProps {
  ref: Ref<PreviewHandle>
  site: string
  path: string
  /** Called when a block is pressed in the preview. */
  onChoose: (id: string) => void
}

const widths = [
  { value: 'phone', label: 'Phone', icon: <Smartphone /> },
  { value: 'desk', label: 'Desk', icon: <Monitor /> },
] as const
const WIDTHS_PX = { phone: 390, desk: 1280 } as const
type Width = keyof typeof WIDTHS_PX

/** The page as visitors will see it, in a frame with its own origin. */
export function PagePreview({ ref, site, path, onChoose }: PagePreviewProps) {
  const { address, error, open } = usePreview(site)
  const [width, setWidth] = useState<Width>('desk')
  const frame = useRef<HTMLIFrameElement>(null)
  const place = useRef<HTMLDivElement>(null)
  useFit(place, width)
  // Messages are sent to any origin, because on a host that all sites share the frame has no origin
  // of its own. Messages contain no secrets.
  const say = (message: object) => frame.current?.contentWindow?.postMessage(message, '*')
  useImperativeHandle(ref, () => ({
    redraw: () => say({ synthwire: 'draft-changed' }),
    show: (id) => say({ synthwire: 'show-block', id }),
  }))

  const hear = useEffectEvent(({ source, data }: MessageEvent) => {
    if (source === null || source !== frame.current?.contentWindow) return
    const chosen = chosenIn(data)
    if (chosen !== null) onChoose(chosen)
  })
  useEffect(() => {
    const onMessage = (event: MessageEvent) => hear(event)
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [])

  return (
    <section className="page-preview" aria-label="Preview">
      <Segmented label="Width" options={widths} value={width} onChange={setWidth} iconsOnly />
      <div className="page-preview-place" ref={place} data-width={width}>
        {address !== null && (
          <iframe
            ref={frame}
            title="The page"
            src={previewAt(address, path)}
            // The preview has an origin of its own, so it cannot reach this page.
            sandbox="allow-scripts allow-same-origin allow-forms"
            referrerPolicy="no-referrer"
          />
        )}
        {error !== null && (
          <div className="page-preview-none" role="alert">
            <p>{error}</p>
            <Button size="s" onClick={open}>
              Retry
            </Button>
          </div>
        )}
      </div>
    </section>
  )
}

/** The address of the preview. It is renewed before it expires. */
function usePreview(site: string) {
  const ask = useContext(AskContext)
  const [nth, setNth] = useState(0)
  const [opened, setOpened] = useState<{ address: string | null; error: string | null }>({
    address: null,
    error: null,
  })
  useEffect(() => {
    let isOver = false
    let timer = 0
    const renew = async () => {
      try {
        const { address, expiresAt } = await ask(publications.openPreview, { site })
        if (isOver) return
        setOpened({ address, error: address === null ? NO_ADDRESS : null })
        const leftMs = Date.parse(expiresAt) - Date.now()
        timer = window.setTimeout(() => void renew(), Math.min(MOST_WAIT_MS, leftMs / 2))
      } catch (cause) {
        if (!isOver) setOpened({ address: null, error: explain(cause) })
      }
    }
    void renew()
    return () => {
      isOver = true
      window.clearTimeout(timer)
    }
  }, [ask, site, nth])
  return { ...opened, open: () => setNth(nth + 1) }
}

const NO_ADDRESS = 'This server has no address for previews. Its owner can set APPS_DOMAIN.'
/** The longest wait of a timer, because timers of browsers are limited to some weeks. */
const MOST_WAIT_MS = 86_400_000

/** Scales the preview down if it is wider than the space for it. */
function useFit(place: React.RefObject<HTMLDivElement | null>, width: Width) {
  useEffect(() => {
    const around = place.current
    if (!around) return
    const fit = () => {
      const { clientWidth, clientHeight } = around
      const scale = Math.min(1, clientWidth / WIDTHS_PX[width])
      const widthPx = width === 'desk' ? Math.max(WIDTHS_PX.desk, clientWidth) : WIDTHS_PX.phone
      around.style.setProperty('--frame-width', `${widthPx}px`)
      around.style.setProperty('--frame-height', `${clientHeight / scale}px`)
      around.style.setProperty('--frame-scale', String(scale))
    }
    const observer = new ResizeObserver(fit)
    observer.observe(around)
    fit()
    return () => observer.disconnect()
  }, [place, width])
}
