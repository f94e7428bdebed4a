/** Mantine's growing text areas measure again as fonts come, which the DOM of the tests has not. Import it for them. */
if (document.fonts === undefined) Object.defineProperty(document, "fonts", { value: new EventTarget() });

export {};
