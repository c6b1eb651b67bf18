import type { RefObject } from 'react'
import { useRefresh, useWrite } from '#web/asking/api.tsx'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { usePutAway } from '#areas/articles/web/lends/put-away.ts'
import type { Article } from '#areas/articles/contract.ts'
import { reading, type Opinion } from '../../contracts/reading.ts'
import { useAttempt } from '#web/ui/use-attempt.ts'

const said: Record<Opinion, string> = {
  more: 'You will see more like this',
  less: 'You will see less like this',
  hide: 'The article is hidden',
}

/** Stores the reader's opinion of an article and updates the lists. A toast offers to undo it. */
export function useOpinion(article: Article, place: RefObject<HTMLElement | null>) {
  const giving = useWrite(reading.giveOpinion)
  const takingBack = useWrite(reading.takeBackOpinion)
  const refresh = useRefresh()
  const putAway = usePutAway()
  const toast = useToast()
  const orTell = useAttempt()

  async function takeBack(opinion: Opinion) {
    await takingBack.mutateAsync({ article: article.id, opinion })
    refresh({ area: 'articles' })
  }

  async function give(opinion: Opinion) {
    // The focused card may disappear, so its neighbor gets the focus.
    const card = place.current?.closest('li')
    const neighbour = card?.nextElementSibling ?? card?.previousElementSibling
    if (opinion !== 'more') putAway.add(article.id)
    await giving.mutateAsync({ article: article.id, opinion })
    if (opinion !== 'more') neighbour?.querySelector<HTMLElement>('[data-headline]')?.focus()
    refresh({ area: 'articles' })
    toast({
      title: said[opinion],
      text: article.title,
      action: { label: 'Undo', onSelect: () => void orTell(takeBack(opinion)) },
    })
  }

  return (opinion: Opinion) => void orTell(give(opinion))
}
