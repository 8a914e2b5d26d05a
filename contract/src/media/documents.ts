/** Stands for PUBLIC_URL in documents of the web client's build; the server, which knows it, replaces it. */
export const publicUrlPlaceholder = 'https://public-url.invalid'
