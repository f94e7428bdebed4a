/** Product §8, admin actions: the message of each failed action when the server sent none. */
export const ADMIN_FAILURES = {
  listUsers: "Impossible de charger les utilisateurs",
  listInvites: "Impossible de charger les invitations",
  listInviteRequests: "Impossible de charger les demandes d'invitation",
  listAuditLog: "Impossible de charger le journal",
  updateUserRole: "Impossible de mettre à jour le rôle",
  updateUserQuota: "Impossible de mettre à jour le quota",
  deleteUser: "Impossible de supprimer l'utilisateur",
  createInvites: "Impossible de générer une invitation",
  copyInviteLink: "Impossible de copier le lien d'invitation",
  copyInviteCode: "Impossible de copier le code d'invitation",
  copyMail: "Impossible de copier le message",
  deleteInvite: "Impossible de supprimer le code d'invitation",
  updateInviteRequest: "Impossible de mettre à jour la demande d'invitation",
  inviteFromRequest: "Impossible de générer une invitation",
  grantSeats: "Impossible d'accorder ces places",
} as const;

export const ADMIN_SUCCESSES = {
  updateUserRole: "Rôle mis à jour",
  updateUserQuota: "Quota mis à jour",
  copyInviteLink: "Lien d'invitation copié",
  copyInviteCode: "Code d'invitation copié",
  copyMail: "Message copié",
  note: "Note enregistrée",
} as const;

export const userDeletedMessage = (name: string): string => `Utilisateur supprimé : ${name}`;
