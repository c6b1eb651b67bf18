import { useMemo, type Ref } from 'react'
import { serverHtml } from './server-html.ts'

/** What a source published: the one place where HTML goes into a page. */
export function EntryHtml({ html, ref }: { html: string; ref?: Ref<HTMLDivElement> }) {
  // The same object as long as it is the same text: another one would be put in anew.
  const trusted = useMemo(() => serverHtml(html), [html])
  return (
    <div
      className="entry-text"
      dir="auto"
      data-words
      ref={ref}
      // oxlint-disable-next-line react/no-danger
      dangerouslySetInnerHTML={{ __html: trusted }}
    />
  )
}
