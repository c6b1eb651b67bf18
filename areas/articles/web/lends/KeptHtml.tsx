import '../entry/EntryDialog.css'
import { EntryHtml } from '../entry/EntryHtml.tsx'

/** Shows the HTML of a page, which the server has sanitized. */
export function KeptHtml({ html }: { html: string }) {
  return <EntryHtml html={html} />
}
