import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ShownProject } from '../../../contracts/preview.ts'
import { lineOf, type LogLine } from '../../../editing/log-lines.ts'

interface PreviewFrameProps {
  address: string
  version: string
  styles: ShownProject['styles']
  /** "phone" limits the frame to the width of a phone. */
  width: 'phone' | 'whole'
  /** Called when a new page begins, so that the log can be emptied. */
  onBegin: () => void
  onLines: (lines: LogLine[]) => void
}

/**
 * The built project in a frame without an origin. A new version gets a new frame, which ends
 * everything in the old one, unless only styles have changed.
 */
export function PreviewFrame(props: PreviewFrameProps) {
  const { address, version, styles, width } = props
  const frame = useRef<HTMLIFrameElement>(null)
  // The version that the frame was loaded with, and the one whose styles it shows now.
  const [begun, setBegun] = useState({ version, shown: version })
  const isRestyled = styles !== null && styles.since === begun.shown && version !== begun.shown
  if (version !== begun.shown)
    setBegun(isRestyled ? { ...begun, shown: version } : { version, shown: version })
  const onBegin = useEffectEvent(props.onBegin)
  const onLines = useEffectEvent(props.onLines)

  useEffect(() => {
    let waiting: LogLine[] = []
    let timer = 0
    let count = 0
    const hear = ({ source, data }: MessageEvent) => {
      if (source === null || source !== frame.current?.contentWindow) return
      const line = lineOf(data)
      if (!line) return
      waiting.push({ ...line, id: ++count })
      if (waiting.length > MOST_AT_ONCE) waiting.shift()
      timer ||= window.setTimeout(() => {
        onLines(waiting)
        waiting = []
        timer = 0
      }, GATHER_MS)
    }
    onBegin()
    window.addEventListener('message', hear)
    return () => {
      window.removeEventListener('message', hear)
      window.clearTimeout(timer)
    }
  }, [begun.version])

  useEffect(() => {
    if (begun.shown === begun.version || !styles) return
    frame.current?.contentWindow?.postMessage({ synthwire: 'changed', styles: styles.files }, '*')
  }, [begun, styles])

  return (
    <div className="shown-place" data-width={width}>
      <iframe
        key={begun.version}
        ref={frame}
        className="shown-frame"
        title="The project"
        src={address}
        sandbox="allow-scripts allow-forms allow-modals allow-downloads"
        referrerPolicy="no-referrer"
      />
    </div>
  )
}

/**
 * The time for which log lines are collected before they are shown, because an app may log in a
 * loop. Of too many lines, the oldest are dropped.
 */
const GATHER_MS = 100
const MOST_AT_ONCE = 500
