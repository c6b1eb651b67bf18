import { showPanel } from '#areas/portal/web/lends/panel-requests.ts'
import { useRequestAsking, type AskRequest } from './ask-requests.ts'

/** Opens the assistant with the focus in its field, and says what the next question is about. */
export function useAskAbout(): (about: AskRequest) => void {
  const requestAsking = useRequestAsking()
  return (about) => {
    requestAsking(about)
    showPanel('assistant')
  }
}
