import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/controls/Button.tsx'

interface MoreArticlesProps {
  /**
   * True if the button takes the focus when it appears. It must do so if all articles of the
   * previous page are folded, because nothing else there can.
   */
  takesFocus: boolean
  onMore: () => void
}

/** A button at the end of a list that has more articles. */
export function MoreArticles({ takesFocus, onMore }: MoreArticlesProps) {
  const item = useRef<HTMLLIElement>(null)
  const [atFirst] = useState(takesFocus)

  useEffect(() => {
    if (atFirst) item.current?.querySelector('button')?.focus()
  }, [atFirst])

  return (
    <li className="articles-rest" ref={item}>
      <Button onClick={onMore}>Show more</Button>
    </li>
  )
}
