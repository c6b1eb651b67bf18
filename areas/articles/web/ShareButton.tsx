import type { MouseEvent } from 'react'
import { linkWords } from '../link-words.ts'
import { usePage } from '#web/place/page.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Share2 } from '#web/ui/icons.ts'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { feedPage, pageWith } from '#areas/portal/web/lends/pages.ts'

/** Hands the address of an article on, where it has one: by the device's own sheet, or by the clipboard. */
export function ShareButton({ article }: { article: number }) {
  const { linkTo } = usePage()
  const toast = useToast()

  async function handleClick({ currentTarget }: MouseEvent<HTMLElement>) {
    const title = currentTarget.closest('[role="dialog"]')?.querySelector('article h2')?.textContent
    // With its words, a link to an article that is gone one day still says what to look for.
    const about = linkWords(title ?? '')
    const link = linkTo(
      pageWith(feedPage, new URLSearchParams(), { article: String(article), about }),
    )
    if (link === null || (await isShared(link, title ?? undefined))) return
    const isCopied = await copyText(link)
    toast(
      isCopied
        ? { title: 'Link copied', tone: 'success' }
        : { title: 'The link was not copied', text: link, tone: 'error' },
    )
  }

  return <IconButton label="Share" icon={<Share2 />} onClick={(event) => void handleClick(event)} />
}

/** Whether the device's own sheet took it, which who shares may also close again. */
async function isShared(url: string, title: string | undefined): Promise<boolean> {
  if (!navigator.share) return false
  try {
    await navigator.share({ url, ...(title && { title }) })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
