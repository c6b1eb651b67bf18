import { useWrite } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import type { Offer } from '../../answer.ts'
import { chat, type Turn } from '../../contracts/chat.ts'
import { useOffer } from './use-offer.ts'

interface OffersProps {
  turn: Turn
  offers: readonly Offer[]
}

/** Buttons for changes that an answer offers; nothing changes before the reader presses one. */
export function Offers({ turn, offers }: OffersProps) {
  return offers.map((offer, at) => (
    <OneOffer key={at} turn={turn} offer={offer} at={at} isAccepted={turn.accepted.includes(at)} />
  ))
}

interface OneOfferProps {
  turn: Turn
  offer: Offer
  at: number
  isAccepted: boolean
}

function OneOffer({ turn, offer, at, isAccepted }: OneOfferProps) {
  const performed = useOffer(offer, `${turn.id}-${at}`)
  const note = useWrite(chat.noteOffer)
  const orTell = useAttempt()
  // An offer is hidden if its change needs a contract that this server does not have.
  if (performed === null) return null
  const { label, accept, undo } = performed

  async function change(work: () => Promise<unknown>, isNowAccepted: boolean) {
    await work()
    await note.mutateAsync({ id: turn.id, offer: at, isAccepted: isNowAccepted })
  }

  return (
    <div className="answer-offer">
      <p dir="auto">{isAccepted ? `Done: ${offer.effect}` : offer.effect}</p>
      {!isAccepted && (
        <Button
          size="s"
          variant="primary"
          disabled={note.isPending}
          onClick={() => void orTell(change(accept, true))}
        >
          {label}
        </Button>
      )}
      {isAccepted && undo && (
        <Button size="s" disabled={note.isPending} onClick={() => void orTell(change(undo, false))}>
          Undo
        </Button>
      )}
    </div>
  )
}
