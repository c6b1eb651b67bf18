import ReactMarkdown, { type Components } from 'react-markdown'
import remarkGfm from 'remark-gfm'

/** Opens links in a new tab, and shows headings two levels lower, below the page's own. */
const parts: Components = {
  a: ({ href, children }) => (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  ),
  h1: ({ children }) => <h3 className="document-title">{children}</h3>,
  h2: ({ children }) => <h4>{children}</h4>,
  h3: ({ children }) => <h5>{children}</h5>,
  // A picture is replaced by its description, because it would be requested from a third party.
  img: ({ alt }) => <em>{alt}</em>,
  input: ({ checked }) => <input type="checkbox" checked={checked} disabled aria-label="Done" />,
}

/** Renders Markdown. HTML in it is shown as text. */
export function Markdown({ text }: { text: string }) {
  return (
    <div className="markdown">
      <ReactMarkdown remarkPlugins={[remarkGfm]} components={parts}>
        {text}
      </ReactMarkdown>
    </div>
  )
}
