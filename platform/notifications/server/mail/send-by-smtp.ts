import type { Socket } from 'node:net'
import { domainToASCII } from 'node:url'
import nodemailer from 'nodemailer'
import { MAIL_OUT } from '../../limits.ts'
import type { Secrets } from '#server/tools.ts'
import type { MailServerRow } from './mail-server.ts'
import { openSmtpSocket } from './smtp-socket.ts'
import { oneLine, smtpFailure, type SmtpFailure } from './smtp-words.ts'

export interface WholeMail {
  /** The Message-ID, the same at every attempt, so that mail programs recognize a second copy. */
  id: string
  /** The recipient; by default the one that was set up with the mail server. */
  to?: string
  /** The sender's name; "Synthwire" if absent. */
  from?: string
  /** An appointment to attach as an iCalendar file. */
  calendar?: string
  subject: string
  html: string
  text: string
  headers: Record<string, string>
}

export type SmtpOutcome = { error: null; answer: string } | SmtpFailure

/**
 * Sends one mail by SMTP. Any answer of the mail server is an outcome, not an error; a silent
 * server counts as failed after a time limit.
 */
export async function sendBySmtp(
  { secrets, now }: { secrets: Secrets; now: () => Date },
  server: MailServerRow,
  mail: WholeMail,
): Promise<SmtpOutcome> {
  const { host, security, userName, sender, recipient } = server
  const senderDomain = sender.slice(sender.lastIndexOf('@') + 1)
  const open: { socket: Socket | null; isLate: boolean } = { socket: null, isLate: false }
  const deadline = setTimeout(() => {
    open.isLate = true
    open.socket?.destroy()
  }, MAIL_OUT.timeMs)
  try {
    // Without a user name, a password that an earlier version stored is ignored.
    const password = userName === '' ? null : server.password && secrets.open(server.password)
    open.socket = await openSmtpSocket(server)
    const transport = nodemailer.createTransport({
      connection: open.socket,
      host,
      name: senderDomain,
      secure: security === 'tls',
      requireTLS: security === 'starttls',
      ignoreTLS: security === 'none',
      tls: { servername: host },
      ...(password !== null && { auth: { user: userName, pass: password } }),
      connectionTimeout: MAIL_OUT.connectMs,
      greetingTimeout: MAIL_OUT.connectMs,
      socketTimeout: MAIL_OUT.silentMs,
      socketCloseTimeout: 0,
      maxResponseSize: MAIL_OUT.answerBytes,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    const { response } = await transport.sendMail({
      messageId: `<${mail.id}@${domainToASCII(senderDomain) || senderDomain}>`,
      date: now(),
      from: { name: mail.from ?? 'Synthwire', address: sender },
      to: { name: '', address: mail.to ?? recipient },
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
      ...(mail.calendar !== undefined && {
        attachments: [
          { filename: 'booking.ics', content: mail.calendar, contentType: 'text/calendar' },
        ],
      }),
      headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers },
    })
    return { error: null, answer: oneLine(response) }
  } catch (error) {
    return smtpFailure(error, host, open)
  } finally {
    clearTimeout(deadline)
    open.socket?.destroy()
  }
}
