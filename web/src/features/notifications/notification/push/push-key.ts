/** Local storage: for which account this browser has a subscription, and with which token it was sent to the server. */
export const pushKey = 'push'
