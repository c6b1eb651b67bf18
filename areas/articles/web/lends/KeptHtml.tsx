import '../entry/EntryDialog.css'
import { EntryHtml } from '../entry/EntryHtml.tsx'

/** What a page said, sanitised by the server. */
export function KeptHtml({ html }: { html: string }) {
  return <EntryHtml html={html} />
}
