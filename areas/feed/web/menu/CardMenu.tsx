import './CardMenu.css'
import { useRef, useState } from 'react'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Ellipsis, Info, Plus, Sparkles } from '#web/ui/icons.ts'
import { Menu } from '#web/ui/overlays/Menu.tsx'
import { EyeOff, FolderInput, ThumbsDown } from '#web/ui/more-icons.ts'
import type { ArticleMenuProps } from './ArticleMenu.tsx'
import { useMarkingItems } from './use-marking-items.tsx'
import { useOpinion } from './use-opinion.ts'
import { usePieceDialog } from '#areas/newsroom/web/lends/PieceDialogProvider.tsx'
import { MoveDialog } from '../categories/MoveDialog.tsx'
import { WhyDialog } from './WhyDialog.tsx'

/** The menu of a card: explains why the article is here, and asks for more or less of its kind. */
export function CardMenu({ article, isListed = false }: ArticleMenuProps) {
  const [isAsking, setAsking] = useState(false)
  const place = useRef<HTMLSpanElement>(null)
  const [isMoving, setMoving] = useState(false)
  const { generateFrom } = usePieceDialog()
  const give = useOpinion(article, place)
  const markingItems = useMarkingItems(article, isListed ? place : null)
  return (
    <span className="card-menu" ref={place}>
      <Menu
        label="Article options"
        items={[
          { label: 'Why am I seeing this?', icon: <Info />, onSelect: () => setAsking(true) },
          {
            label: 'Move to category',
            icon: <FolderInput />,
            onSelect: () => setMoving(true),
          },
          {
            label: 'Make audio, video or text',
            icon: <Sparkles />,
            onSelect: () =>
              generateFrom({
                title: article.title,
                sourceModule: 'Your Feed',
                subject: { kind: 'article', id: article.id },
              }),
          },
          { label: 'More like this', icon: <Plus />, onSelect: () => give('more') },
          { label: 'Less like this', icon: <ThumbsDown />, onSelect: () => give('less') },
          { label: 'Hide', icon: <EyeOff />, onSelect: () => give('hide') },
          ...markingItems,
        ]}
        trigger={(wires) => (
          <IconButton {...wires} size="s" label="Article options" icon={<Ellipsis />} />
        )}
      />
      <WhyDialog article={article} open={isAsking} onClose={() => setAsking(false)} />
      <MoveDialog article={article} open={isMoving} onClose={() => setMoving(false)} />
    </span>
  )
}
