export const passkeyScriptAddress = '/sign-in/passkey.js'

/**
 * The script of the form. It shows the button if the browser supports passkeys, and signs in by a
 * passkey.
 */
export const passkeyScript = `
const button = document.getElementById('passkey')
const problem = document.getElementById('passkey-problem')
// The script is next to its routes, wherever the server is.
const beside = (name) => new URL(name === '' ? 'passkey' : 'passkey/' + name, import.meta.url)
const send = async (address, body) => {
  const reply = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer = await reply.json()
  if (!reply.ok) throw new Error(answer.detail)
  return answer
}
const signIn = async () => {
  problem.textContent = ''
  button.disabled = true
  try {
    const options = await send(beside('options'), {})
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
    const credential = await navigator.credentials.get({ publicKey })
    const { to } = await send(beside(''), {
      credential: JSON.stringify(credential.toJSON()),
      to: document.querySelector('[name=to]').value,
    })
    location.assign(to)
  } catch (error) {
    problem.textContent =
      error.name === 'NotAllowedError' ? 'No passkey was chosen. Try again, or use your password.' : error.message
    button.disabled = false
  }
}
if (window.PublicKeyCredential?.parseRequestOptionsFromJSON) {
  button.hidden = false
  button.addEventListener('click', signIn)
}
`
