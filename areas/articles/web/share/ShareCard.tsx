import { useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { ExternalLink, Link } from '#web/ui/more-icons.ts'
import { Share2 } from '#web/ui/icons.ts'
import { AddressReach } from '#platform/access/web/lends/AddressReach.tsx'
import { articles } from '../../contract.ts'
import { originalOf } from '../../original-of.ts'

interface ShareCardProps {
  article: number
  /** Returns the address of the article, with words of its title. */
  linkAbout: (title: string) => string
}

/** A card with the article's own link, and a link to the report that was published first. */
export function ShareCard({ article: id, linkAbout }: ShareCardProps) {
  const { title, coverage } = useRead(articles.getArticle, { id })
  const link = linkAbout(title)
  const original = originalOf(coverage)
  const [outcome, setOutcome] = useState('')

  async function copy(text: string, of: string) {
    const isCopied = await copyText(text)
    setOutcome(isCopied ? `${of} copied` : `${of} was not copied: ${text}`)
  }

  return (
    <>
      <div className="share-links">
        <Button icon={<Link />} onClick={() => void copy(link, 'Link')}>
          Copy link
        </Button>
        {original && (
          <Button
            icon={<ExternalLink />}
            title={`${original.outlet.name}: ${original.title}`}
            onClick={() => void copy(original.link, 'Original’s link')}
          >
            Copy the original’s link
          </Button>
        )}
        {'share' in navigator && (
          <Button icon={<Share2 />} onClick={() => void shareByDevice(link, title)}>
            Share by this device
          </Button>
        )}
      </div>
      <AddressReach address={link} />
      {original && (
        <p className="field-hint" dir="auto">
          The original is by {original.outlet.name}.
        </p>
      )}
      <p className="field-hint share-outcome" role="status">
        {outcome}
      </p>
    </>
  )
}

async function shareByDevice(url: string, title: string): Promise<void> {
  try {
    await navigator.share({ url, title })
  } catch (error) {
    // An abort means that the reader closed the share sheet.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  }
}
