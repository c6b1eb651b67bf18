import { showPanel } from '#areas/portal/web/lends/panel-requests.ts'
import { useRequestAsking, type AskRequest } from './ask-requests.ts'

/** Opens the assistant, sets the subject of the next question and focuses the field. */
export function useAskAbout(): (about: AskRequest) => void {
  const requestAsking = useRequestAsking()
  return (about) => {
    requestAsking(about)
    showPanel('assistant')
  }
}
