import './ShareButton.css'
import { Suspense, useState } from 'react'
import { linkWords } from '../../link-words.ts'
import { usePage } from '#web/place/page.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Share2 } from '#web/ui/icons.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Popover } from '#web/ui/overlays/Popover.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { feedPage, pageWith } from '#areas/portal/web/lends/pages.ts'

const ShareCard = lazyPart(async () => (await import('./ShareCard.tsx')).ShareCard)

/** A button that shares an article, if pages have addresses here. */
export function ShareButton({ article }: { article: number }) {
  const { linkTo } = usePage()
  const [isOpen, setOpen] = useState(false)
  const icon = <Share2 />

  // The link contains words of the title, so that readers can search for them after the article is
  // gone.
  const linkAbout = (title: string) => {
    const about = linkWords(title)
    return linkTo(pageWith(feedPage, new URLSearchParams(), { article: String(article), about }))
  }
  if (linkAbout('') === null) return <IconButton label="Share" icon={icon} />

  return (
    <Popover
      title="Share"
      open={isOpen}
      onOpenChange={setOpen}
      trigger={(wires) => <IconButton {...wires} label="Share" icon={icon} />}
    >
      <Trouble>
        <Suspense fallback={null}>
          <ShareCard article={article} linkAbout={(title) => linkAbout(title) ?? ''} />
        </Suspense>
      </Trouble>
    </Popover>
  )
}
