/**
 * Texts that pages measure, where a trace would make them longer. They are known by their words, as
 * settings are that pages show: an email address, a phone number.
 */
export const UNTRACED = /^(studio\/name|booking\/packages\/\d+\/price)$/
