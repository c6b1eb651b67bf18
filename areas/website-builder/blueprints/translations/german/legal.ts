/** German texts of legal pages; the keys are the English texts. */
export const legal: Readonly<Record<string, string>> = {
  'You can read this site without telling anything about yourself. It sets no cookies, stores nothing in your browser and loads nothing from other companies.':
    'Sie können diese Website lesen, ohne etwas über sich preiszugeben. Sie setzt keine Cookies, speichert nichts in Ihrem Browser und lädt nichts von anderen Unternehmen.',
  'When you send a message, your name, your email address and your words are kept, and your phone number if you give it, so that they can be answered. Messages that look like spam are deleted after 30 days.':
    'Wenn Sie eine Nachricht senden, werden Ihr Name, Ihre E-Mail-Adresse und Ihre Worte gespeichert, und Ihre Telefonnummer, falls Sie sie angeben, damit Sie eine Antwort bekommen. Nachrichten, die wie Werbung aussehen, werden nach 30 Tagen gelöscht.',
  'When you write in the chat, your words are kept with your name and your email address, if you give them, and with the time at which your page asked for answers last. Conversations are deleted 180 days after the last message.':
    'Wenn Sie im Chat schreiben, werden Ihre Worte gespeichert, mit Ihrem Namen und Ihrer E-Mail-Adresse, falls Sie sie angeben, und mit der Zeit, zu der Ihre Seite zuletzt nach Antworten gefragt hat. Gespräche werden 180 Tage nach der letzten Nachricht gelöscht.',
  'Visits are counted without names: which page is read, from which site visitors come, on what kind of device, and how fast pages load and how long they are read on average. Visitors are told apart within a day by a number that is made from their address and kept in memory only; on the next day it is another one. Counts are deleted after 400 days.':
    'Besuche werden ohne Namen gezählt: welche Seite gelesen wird, von welcher Website Besucher kommen, mit welcher Art von Gerät, und wie schnell Seiten laden und wie lange sie im Durchschnitt gelesen werden. Innerhalb eines Tages werden Besucher durch eine Zahl unterschieden, die aus ihrer Adresse gebildet wird und nur im Arbeitsspeicher bleibt; am nächsten Tag ist es eine andere. Zählungen werden nach 400 Tagen gelöscht.',
  'You can ask what is kept about you, and have it corrected or erased. Use the contact form; I will answer. You can also complain to the data protection authority of your country.':
    'Sie können fragen, was über Sie gespeichert ist, und es berichtigen oder löschen lassen. Nutzen Sie das Kontaktformular; ich antworte Ihnen. Sie können sich auch bei der Datenschutzbehörde Ihres Landes beschweren.',
  'You can ask what is kept about you, and have it corrected or erased. Write to {mail}; I will answer. You can also complain to the data protection authority of your country.':
    'Sie können fragen, was über Sie gespeichert ist, und es berichtigen oder löschen lassen. Schreiben Sie an {mail}; ich antworte Ihnen. Sie können sich auch bei der Datenschutzbehörde Ihres Landes beschweren.',
  'You can ask what is kept about you, and have it corrected or erased. Use the contact form; we will answer. You can also complain to the data protection authority of your country.':
    'Sie können fragen, was über Sie gespeichert ist, und es berichtigen oder löschen lassen. Nutzen Sie das Kontaktformular; wir antworten Ihnen. Sie können sich auch bei der Datenschutzbehörde Ihres Landes beschweren.',
  'You can ask what is kept about you, and have it corrected or erased. Write to {mail}; we will answer. You can also complain to the data protection authority of your country.':
    'Sie können fragen, was über Sie gespeichert ist, und es berichtigen oder löschen lassen. Schreiben Sie an {mail}; wir antworten Ihnen. Sie können sich auch bei der Datenschutzbehörde Ihres Landes beschweren.',
  'When you subscribe, your email address is kept with the time at which you confirmed it. Without a confirmation, it is deleted after 72 hours. Each letter has a link that ends your subscription.':
    'Wenn Sie den Newsletter abonnieren, wird Ihre E-Mail-Adresse gespeichert, mit der Zeit, zu der Sie sie bestätigt haben. Ohne Bestätigung wird sie nach 72 Stunden gelöscht. Jeder Brief hat einen Link, mit dem Sie sich abmelden.',
  'When you book, what you enter in the form is kept with the time, and deleted 365 days after it.':
    'Wenn Sie buchen, wird gespeichert, was Sie in das Formular eingeben, mit der Zeit der Buchung, und 365 Tage danach gelöscht.',
}
