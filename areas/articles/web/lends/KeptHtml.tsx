import '../entry/EntryDialog.css'
import { EntryHtml } from '../entry/EntryHtml.tsx'

/** The HTML of a page, sanitised by the server. */
export function KeptHtml({ html }: { html: string }) {
  return <EntryHtml html={html} />
}
