import ReactMarkdown, { type Components } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { PageLink } from '#web/place/page.tsx'

const PAGES = '/news-hub/'

/**
 * Replaces elements of the preview: links open pages of this server or of other sites, and headings
 * are below those of the page.
 */
const parts: Components = {
  a: ({ href = '', children }) =>
    href.startsWith(PAGES) ? (
      <PageLink page={href}>{children}</PageLink>
    ) : (
      <a href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    ),
  h1: ({ children }) => <h3>{children}</h3>,
  h2: ({ children }) => <h4>{children}</h4>,
  h3: ({ children }) => <h5>{children}</h5>,
  // A picture becomes a link, because loading it would send a request to another server.
  img: ({ alt, src }) => (
    <a href={typeof src === 'string' ? src : undefined} target="_blank" rel="noopener noreferrer">
      {alt || 'Picture'}
    </a>
  ),
  input: ({ checked }) => <input type="checkbox" checked={checked} disabled aria-label="Done" />,
}

/** Shows a note as formatted text. HTML in the note is shown as text. */
export function NotePreview({ text }: { text: string }) {
  if (text.trim() === '') return <p className="meta note-blank">Nothing is written yet.</p>
  return (
    <div className="note-preview" dir="auto">
      <ReactMarkdown remarkPlugins={[remarkGfm]} components={parts}>
        {text}
      </ReactMarkdown>
    </div>
  )
}
