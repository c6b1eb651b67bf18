import './EntryEmbeds.css'
import { useEffect, useImperativeHandle, useMemo, useRef, type Ref } from 'react'
import { playEmbeds } from './play-embeds.ts'
import { serverHtml } from './server-html.ts'

/** Shows the HTML of a source. This is the only component that inserts HTML into a page. */
export function EntryHtml({ html, ref }: { html: string; ref?: Ref<HTMLDivElement> }) {
  // The object must not change while the text is the same, because a new object would replace the
  // content.
  const trusted = useMemo(() => serverHtml(html), [html])
  const box = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => box.current!)
  useEffect(() => {
    if (!box.current) return
    return playEmbeds(box.current)
  }, [trusted])
  return (
    <div
      className="entry-text"
      dir="auto"
      data-words
      ref={box}
      // oxlint-disable-next-line react/no-danger
      dangerouslySetInnerHTML={{ __html: trusted }}
    />
  )
}
