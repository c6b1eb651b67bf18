/** Spanish texts of legal pages; the keys are the English texts. */
export const legal: Readonly<Record<string, string>> = {
  'You can read this site without telling anything about yourself. It sets no cookies, stores nothing in your browser and loads nothing from other companies.':
    'Puede leer este sitio sin revelar nada sobre usted. No usa cookies, no guarda nada en su navegador y no carga nada de otras empresas.',
  'When you send a message, your name, your email address and your words are kept, and your phone number if you give it, so that they can be answered. Messages that look like spam are deleted after 30 days.':
    'Cuando envía un mensaje, se guardan su nombre, su correo electrónico y su texto, y su teléfono si lo indica, para poder responderle. Los mensajes que parecen correo no deseado se borran a los 30 días.',
  'When you write in the chat, your words are kept with your name and your email address, if you give them, and with the time at which your page asked for answers last. Conversations are deleted 180 days after the last message.':
    'Cuando escribe en el chat, se guarda su texto con su nombre y su correo electrónico, si los indica, y con la hora en que su página preguntó por última vez si había respuestas. Las conversaciones se borran 180 días después del último mensaje.',
  'Visits are counted without names: which page is read, from which site visitors come, on what kind of device, and how fast pages load and how long they are read on average. Visitors are told apart within a day by a number that is made from their address and kept in memory only; on the next day it is another one. Counts are deleted after 400 days.':
    'Las visitas se cuentan sin nombres: qué página se lee, de qué sitio llegan los visitantes, con qué tipo de dispositivo, y con qué rapidez se cargan las páginas y cuánto se leen de media. Durante un día, los visitantes se distinguen por un número que se obtiene de su dirección y que solo queda en la memoria; al día siguiente es otro. Los recuentos se borran a los 400 días.',
  'You can ask what is kept about you, and have it corrected or erased. Use the contact form; I will answer. You can also complain to the data protection authority of your country.':
    'Puede preguntar qué datos suyos se guardan y pedir que se corrijan o se borren. Use el formulario de contacto; le responderé. También puede reclamar ante la autoridad de protección de datos de su país.',
  'You can ask what is kept about you, and have it corrected or erased. Write to {mail}; I will answer. You can also complain to the data protection authority of your country.':
    'Puede preguntar qué datos suyos se guardan y pedir que se corrijan o se borren. Escriba a {mail}; le responderé. También puede reclamar ante la autoridad de protección de datos de su país.',
  'You can ask what is kept about you, and have it corrected or erased. Use the contact form; we will answer. You can also complain to the data protection authority of your country.':
    'Puede preguntar qué datos suyos se guardan y pedir que se corrijan o se borren. Use el formulario de contacto; le responderemos. También puede reclamar ante la autoridad de protección de datos de su país.',
  'You can ask what is kept about you, and have it corrected or erased. Write to {mail}; we will answer. You can also complain to the data protection authority of your country.':
    'Puede preguntar qué datos suyos se guardan y pedir que se corrijan o se borren. Escriba a {mail}; le responderemos. También puede reclamar ante la autoridad de protección de datos de su país.',
  'When you subscribe, your email address is kept with the time at which you confirmed it. Without a confirmation, it is deleted after 72 hours. Each letter has a link that ends your subscription.':
    'Cuando se suscribe, se guarda su correo electrónico con la hora en que lo confirmó. Sin confirmación, se borra a las 72 horas. Cada boletín lleva un enlace para cancelar la suscripción.',
  'When you book, what you enter in the form is kept with the time, and deleted 365 days after it.':
    'Cuando reserva, se guarda lo que escribe en el formulario con la hora de la reserva, y se borra 365 días después.',
}
