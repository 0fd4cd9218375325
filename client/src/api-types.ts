// Generated from the OpenAPI document by `npm run client`; do not edit.

export interface paths {
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The user of the bearer token. */
        get: operations["currentUser"];
        put?: never;
        /** Sign in with username and password, or with the token of a social provider. */
        post: operations["login"];
        /** End the session of the bearer token; succeeds without one too. */
        delete: operations["logout"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Complete a sign-in with a code of the authenticator app, a recovery code, or a passkey. */
        post: operations["secondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login/second-factor/passkey-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The options with which the browser completes a sign-in with a passkey. 409 if there is none for this host. */
        post: operations["secondFactorPasskeyOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The options with which the browser signs in with a passkey alone, within five minutes. */
        post: operations["passkeyOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with a passkey, without name and password. */
        post: operations["signInWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The social providers for sign-in. */
        get: operations["socialProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/handoff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a one-time code with which a linked origin can open this session within a minute. */
        post: operations["handOff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/handoff/redeem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a session with the one-time code of a hand-off or of the operator's session link. */
        post: operations["redeemCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change your display name, or the language of mails. */
        put: operations["changeProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that is stored about you, as a gzipped tar archive: `person.json`, and the originals of your pictures. */
        get: operations["exportAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Schedule your account for erasure in 14 days, and end its sessions. 409 for the last admin. */
        post: operations["deleteAccount"];
        /** Cancel the erasure of your account. */
        delete: operations["keepAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your passkeys, oldest first. */
        get: operations["passkeys"];
        put?: never;
        /** Register the passkey that the browser created; returns ten recovery codes with the first second factor. */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The options with which the browser creates a passkey within five minutes. 409 if the address allows none (plain http, an IP address). */
        post: operations["passkeyCreationOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Rename one of your passkeys. */
        put: operations["renamePasskey"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/passkeys/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove one of your passkeys; with the last second factor, the recovery codes are deleted too. */
        post: operations["removePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a secret for an authenticator app; it must be confirmed within 15 minutes. */
        post: operations["beginTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/totp/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn on the authenticator app with its first code; returns ten recovery codes with the first second factor. */
        post: operations["confirmTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/totp/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn off the authenticator app; without a passkey, the recovery codes are deleted too. */
        post: operations["removeTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create ten new recovery codes, which replace the former ones. */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your account settings. */
        get: operations["account"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a mail with a link that confirms an e-mail address of your account. */
        post: operations["requestEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/email/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm an e-mail address by the code of its mail. 409 if another account has the address. */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/email/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove the e-mail address of your account. */
        post: operations["removeEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set which kinds of mails your account does not get. */
        put: operations["stopMails"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/recovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a mail with a link that sets a new password, if there is such an account with an e-mail address. */
        post: operations["requestRecovery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/recovery/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password by the code of a mail, and end all sessions of the account. */
        post: operations["recoverPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change your password, and end all other sessions and open codes. 400 if the current password is wrong. */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your open sessions: the current one first, then by last use. */
        get: operations["accountSessions"];
        put?: never;
        post?: never;
        /** End all your sessions except the current one, and open codes. */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one of your sessions; 404 if it is not open. */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether a username is taken. */
        get: operations["usernameCheck"];
        put?: never;
        /** Sign up: create an account; 409 if the username is taken. */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The portals that the signed-in user may edit, last changed first; `x-total-count` is their number. */
        get: operations["myPortals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One portal, with the fields that the caller may see. With `draft`, for its editors, the content of its draft; 404 without one. */
        get: operations["portalById"];
        /** Change fields of a portal; for its editors. With modifiedDate, only if no one else has changed it since. With `draft`, its draft is changed, or begun. */
        put: operations["savePortal"];
        post?: never;
        /** Delete a portal; for its owner and for admins. */
        delete: operations["deletePortal"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/{id}/editors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The owner, editors and invited users of the portal, in this order; for its editors and for admins. */
        get: operations["portalEditors"];
        put?: never;
        /** Invite a user to edit the portal; for its editors. */
        post: operations["invitePortalEditor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/{id}/editors/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept the invitation to edit the portal; for the invited user. */
        post: operations["acceptPortalInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/{id}/editors/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decline the invitation to edit the portal; for the invited user. */
        post: operations["declinePortalInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/{id}/editors/{uid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove an editor (for the owner and admins), or leave the portal or withdraw an invitation (for its editors). The owner cannot be removed. */
        delete: operations["removePortalEditor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/{id}/owner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Hand the portal over to a new owner: its owner may choose one of its editors, an admin any user, also by username. The former owner stays an editor. */
        put: operations["handOverPortal"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The invitations of the signed-in user to edit portals, newest first. */
        get: operations["myInvitations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The drafts that wait for a review, oldest first, at most 50; for moderators. `x-total-count` is their number. */
        get: operations["waitingDrafts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/{id}/draft/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Publish a draft that waits for a review, or return it with a reason; for moderators. */
        put: operations["decidePortalDraft"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/{id}/draft/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publish what the draft has changed, or send it to the review if changes of the account are reviewed; for editors. 409 if the live page has changed in the same field, unless modifiedDate is that of the live page. */
        post: operations["publishPortalDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/{id}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Discard the draft of a page; for its editors. */
        delete: operations["discardPortalDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/{id}/draft/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set when the draft is published, and when its changes are reverted; null and absent times are none. For editors. */
        put: operations["schedulePortalDraft"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/{id}/draft/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The page with the content of its draft, for everyone with the key of a preview. */
        get: operations["previewPortalDraft"];
        put?: never;
        /** Make a link to a preview of the draft that anyone may open for a week; for editors. */
        post: operations["sharePortalDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/{id}/translations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every text of a page with the state of its translations; for its editors. */
        get: operations["portalTranslations"];
        /** Mark translations as done for the current source, drop suggestions, or choose the source language; for editors. Texts are saved with the page. 409 if the page has changed. */
        put: operations["markPortalTranslations"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/{id}/translations/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Request suggestions of the translation service, which do not change the page; for its editors. 503 without a service, or while it does not respond. */
        post: operations["suggestPortalTranslations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/{id}/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What visitors did on a page in a period, and in the one before; for its editors and for admins. */
        get: operations["portalFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/weekly-mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set whether you get a weekly mail with the figures of your pages. */
        put: operations["wantWeeklyMail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The last versions of a portal, newest first; for its editors and for admins. */
        get: operations["portalVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/{id}/versions/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A version of a portal with its content; for its editors and for admins. */
        get: operations["portalVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/{id}/versions/{number}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore the content of a version; for editors. Passcode and privacy do not change. With modifiedDate, only if no one else has changed the portal since. */
        post: operations["restorePortalVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/{id}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Facts for checking a page: sizes of its pictures, links that do not respond, its position, pages like it; for its editors. */
        get: operations["checkPortal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wizard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a portal from the first saved step of the wizard. */
        post: operations["createWizardPortal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wizard/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The saved portal with its wizard progress; for its editors. */
        get: operations["restoreWizardPortal"];
        /** Save a later step of the wizard. */
        put: operations["updateWizardPortal"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/{portalId}/image/{existingImageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload an image; for editors of the portal. The image that it replaces is deleted when nothing shows it any more. */
        post: operations["uploadImage"];
        /** Delete an image of the portal; for its editors. Refused while something else shows it. */
        delete: operations["deleteImage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The portals that wait for review, oldest first; for moderators. `x-total-count` is their number. */
        get: operations["reviewQueue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/review/{portalId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The history of a portal's status, owner and editors, oldest first; for moderators and the portal's editors. */
        get: operations["reviewHistory"];
        /** Release or reject a portal, and set its towns and listings; for moderators. */
        put: operations["decideReview"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report a portal to the moderators; for everyone who may see it. A second report of one network within a day is not counted. */
        post: operations["reportPortal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The portals with open reports, oldest report first, at most a hundred; for moderators. */
        get: operations["reportedPortals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/{portalId}/dismiss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Dismiss the reports of a portal up to the last one that the moderator has seen; for moderators. */
        post: operations["dismissReports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/web-admin/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The configuration of the provider's site. */
        get: operations["webConfig"];
        /** Change the sent fields of the site's configuration; for admins. */
        put: operations["updateWebConfig"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/web-page/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of widgets; an unpublished one for its editors and admins only. */
        get: operations["webPageById"];
        /** Change the sent fields of a page; for its editors and admins. */
        put: operations["updateWebPage"];
        post?: never;
        /** Delete a page; for admins. */
        delete: operations["deleteWebPage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/web-page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a page; for admins. */
        post: operations["createWebPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/town/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One town, with its splash and its pop-up. */
        get: operations["townById"];
        /** Change the sent fields of a town; for admins. */
        put: operations["updateTown"];
        post?: never;
        /** Delete a town that no listing and no portal belongs to; for admins. */
        delete: operations["deleteTown"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/town": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a town; for admins. */
        post: operations["createTown"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/listing/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One listing, with the portals in it. */
        get: operations["listingById"];
        /** Change the sent fields of a listing; for admins. */
        put: operations["updateListing"];
        post?: never;
        /** Delete a listing that no portal belongs to; for admins. */
        delete: operations["deleteListing"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/listing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a listing; for admins. */
        post: operations["createListing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tag dictionary of the site: names in four languages and synonyms. */
        get: operations["tags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tag-names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The names of the dictionary in one language, by the stored tag; with `tag`, those of these tags alone. */
        get: operations["tagNames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tags/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Add a tag to the dictionary, or change the sent fields of one; for admins. */
        put: operations["setTag"];
        post?: never;
        /** Remove a tag from the dictionary; it stays on portals; for admins. */
        delete: operations["deleteTag"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What needs the attention of the provider’s staff; for admins. */
        get: operations["consoleOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/towns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The towns of the provider; for admins. */
        get: operations["consoleTowns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/listings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The listings of the provider or of one town; those of a town by `score` in the town’s order; for admins. */
        get: operations["consoleListings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/listings/{id}/portals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The released portals of a listing, in its order; for admins. */
        get: operations["consoleListingPortals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/towns/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Put these towns before all others, in this order, by their scores; for admins. */
        put: operations["orderTowns"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/listings/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Put these listings before all others, in this order: by their scores, or with `town` on the page of their town; for admins. */
        put: operations["orderListings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/towns/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Archive or restore towns; each gets a result of its own; for admins. */
        post: operations["changeTowns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/listings/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Archive, restore or move listings to another town, or with null to none; each gets a result of its own; for admins. */
        post: operations["changeListings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/portals/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add portals to towns and listings, and remove them from others; each portal gets a result of its own; for admins. */
        post: operations["assignPortals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The imports of the last 30 days, newest first; for admins. */
        get: operations["importRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/imports/{run}/take-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete what an import has created and restore what it has changed, a part in each call until `isDone`; for admins. Records that were changed since are left as they are. */
        post: operations["takeBackImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create or change towns, listings or portals from the rows of a table, by their ids; for admins. Empty cells change nothing. Each row is saved by itself; with `dryRun` nothing is saved. The column `images` has ids or addresses of images of this site: those of a portal are added to its gallery, a town and a listing have one. */
        post: operations["importRows"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/import-mappings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The remembered columns of foreign files; for admins. */
        get: operations["importMappings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/import-mappings/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Remember which field each column of a foreign file is, for the next import; for admins. Columns that are not sent stay remembered. */
        put: operations["saveImportMapping"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/import/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Store the image of a public web address, for the column `images` of an import; for admins. Addresses inside networks are refused. */
        post: operations["fetchImportImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of the rows of a table, in the order of their ids; for admins. Pass `next` as `after` for the next page. */
        get: operations["exportRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The archive of the whole site (.tar.gz) for `portico import`: content, image originals and accounts, without passcodes, passwords and second factors; for admins. */
        get: operations["exportArchive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tag dictionary, or the tags of pages that it does not have, with their use; for admins. */
        get: operations["consoleTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/tag-use": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a tag is used, which is what its merge changes; for admins. */
        get: operations["consoleTagUse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/tag-merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Merge a tag into another one of the dictionary, on all pages; for admins. */
        post: operations["mergeTags"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What visitors viewed, shared and searched in a period of a year at most; for admins. */
        get: operations["consoleFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/figures.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The figures of a period as a table: by day, by page, or the searches; for admins. */
        get: operations["consoleFiguresCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The images of the provider with the records that show them; for admins. `q` finds ids, uploaders and the titles and ids of the pages for which they were uploaded. */
        get: operations["consoleImages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/images/{id}/replace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show another image wherever this one is shown; for admins. Earlier versions and deleted pages retain this one. */
        post: operations["replaceImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/images/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete images that nothing shows or retains; for admins. They can be restored for a day. */
        post: operations["deleteImages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/images/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore deleted images; for admins. A day later the clean-up removes those that nothing shows. */
        post: operations["restoreImages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the list of custom pages; for admins. */
        get: operations["consolePages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/pages/{id}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The content of a custom page as it is edited; for admins. */
        get: operations["pageDraft"];
        /** Save the content of a custom page as a draft, which visitors do not see; for admins. */
        put: operations["savePageDraft"];
        post?: never;
        /** Delete the draft of a custom page; for admins. */
        delete: operations["discardPageDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/pages/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show visitors a custom page with the content of its draft; for admins. */
        post: operations["publishPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/pages/{id}/unpublish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hide a custom page from visitors; its content and its draft stay; for admins. */
        post: operations["unpublishPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The accounts of the provider, one page of a list; for admins. */
        get: operations["consolePeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/people/{uid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One account of the provider; for admins. */
        get: operations["consolePerson"];
        /** Set the roles of another person, disable or enable their account, or have their changes reviewed; for admins. Disabling ends their sessions. 409 if the roles were changed since `rolesDate`. */
        put: operations["changePerson"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/people/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create an address at which one person can sign up within a week, also as an admin; for admins. 409 where sign-up is closed. */
        post: operations["invitePerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/people/{uid}/end-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End all sessions and open session links of another person; for admins. */
        post: operations["endPersonSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/people/{uid}/reset-second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove the authenticator app, passkeys and recovery codes of another person who has lost them; for admins, with their own password. */
        post: operations["resetSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The audit log of the provider, newest first, in pages; for admins. */
        get: operations["consoleAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/audit.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The audit log of the provider as CSV in UTF-8, newest first, at most 20,000 entries; for admins. Text that a spreadsheet would run as a formula begins with an apostrophe. */
        get: operations["exportAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/portals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The portals of the provider, drafts included, or with `bin` the deleted ones that can be restored; for admins. `q` finds titles in any language and ids. */
        get: operations["consolePortals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/portal-filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The towns, listings and tags that portals of the provider have, the most frequent first; for admins. */
        get: operations["consolePortalFilters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/portals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One portal of the provider, also a deleted one, with its people and its history; for admins. */
        get: operations["consolePortal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/portals/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Release portals, or reject them with a reason, one by one with a result for each; for admins. */
        post: operations["decidePortals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/portals/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a tag to portals or remove it, one by one with a result for each; for admins. */
        post: operations["tagPortals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/portals/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete portals, one by one with a result for each; for admins. They can be restored for 30 days. */
        post: operations["deletePortals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/portals/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore deleted portals, one by one with a result for each; for admins. */
        post: operations["restorePortals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/portal-views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The saved views of the list of portals, by name; for admins. */
        get: operations["portalViews"];
        put?: never;
        /** Save a view of the list of portals for all admins; its name must be free. */
        post: operations["savePortalView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/portal-views/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a saved view; for admins. */
        delete: operations["deletePortalView"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/csp-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** For browsers: report violations of the content security policy. They are counted and not stored. */
        post: operations["reportCsp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Count one visit and read the counter. */
        put: operations["countHit"];
        /** Count a view, share, call, request for directions, opened picture or search, without data about the visitor. */
        post: operations["countEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/checkPrivacy/{store}/id/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exchange the passcode in the header x-passcode for a grant for one private item. */
        get: operations["checkPrivacy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/generatePasscode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Generate a random passcode; for creators. */
        get: operations["generatePasscode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/generateQRCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Return a QR code of an address of this site or of a short text, with an image of the site in its centre. */
        get: operations["generateQrCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalogs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The catalogues of a portal, of users, or with a ref, in appearSeq order. */
        get: operations["catalogs"];
        put?: never;
        /** Add a catalogue to a portal; for its editors. */
        post: operations["createCatalog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalogs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the sent fields of a catalogue; for editors of its portal. */
        put: operations["updateCatalog"];
        post?: never;
        /** Delete a catalogue with its products and its tile in the gallery; for editors of its portal. */
        delete: operations["deleteCatalog"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalogs/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Sort the catalogues of a portal; `ids` lists each of them once. */
        put: operations["orderCatalogs"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products of catalogues in appearSeq order; `_limit` and `_start` apply per catalogue. Long texts end a response early; `x-total-count` is the total number. */
        get: operations["products"];
        put?: never;
        /** Add a product at the end of a catalogue; for editors of its portal. */
        post: operations["createProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One product. */
        get: operations["productById"];
        /** Change the sent fields of a product; for editors of its portal. */
        put: operations["updateProduct"];
        post?: never;
        /** Delete a product; for editors of its portal. */
        delete: operations["deleteProduct"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add products at the end of a catalogue, all of them or none; for editors of its portal. */
        post: operations["createProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Sort the products of a catalogue; `ids` lists each of them once. */
        put: operations["orderProducts"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search/{index}/_search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The first portals, listings or towns. */
        get: operations["searchAll"];
        put?: never;
        /** Search portals, listings and towns with the supported part of the Elasticsearch query language. */
        post: operations["search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search/{index}/_suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Suggest titles and tags for typed text. */
        get: operations["suggest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/language": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Store the language for pages rendered on the server, in a cookie. */
        put: operations["rememberLanguage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the server responds. */
        get: operations["health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the server can serve visitors. */
        get: operations["ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your API keys, newest first; for admins, those of every person at the provider. */
        get: operations["apiKeys"];
        put?: never;
        /** Create an API key that acts as you within its scopes. Its `key` is in this reply only. It is valid until `expiresAt`, 366 days at most, by default 90. */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke an API key at once; admins may revoke those of others. */
        delete: operations["revokeApiKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The webhooks of the provider; for admins. */
        get: operations["webhooks"];
        put?: never;
        /** Create a webhook; for admins. Its `secret`, which signs the deliveries after the Standard Webhooks specification, is in this reply only. */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the events of a webhook, or stop and start it; for admins. */
        put: operations["changeWebhook"];
        post?: never;
        /** Delete a webhook with its deliveries; for admins. */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The deliveries of a webhook in the last 30 days, newest first, in pages; for admins. */
        get: operations["webhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/deliveries/{delivery}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a delivery again at once, with the same `webhook-id`; for admins. */
        post: operations["replayDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/releases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The live release set and the canary, their history and their figures; for admins. */
        get: operations["releaseOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/releases/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report success and failures of a page with its release set; counted once a minute for each network address. */
        post: operations["reportRelease"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/releases/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publish a release from its archive (.tgz) if the gates allow it, for all visitors or as a canary; for admins of a provider that may change releases. In production it must be signed with a trusted key. */
        post: operations["publishReleaseArchive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/releases/canary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Give the canary to another share of the visitors; for admins who may change releases. */
        put: operations["changeCanary"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/releases/canary/promote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make the canary live for all visitors; for admins who may change releases. */
        post: operations["promoteCanary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/releases/canary/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the canary: all visitors get the stable set; for admins who may change releases. */
        post: operations["stopCanary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/releases/roll-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Roll a package back to the version before, or remove a new package from the set; for admins who may change releases. */
        post: operations["rollBackRelease"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/releases/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The stored versions of each package, the latest published first; for admins. */
        get: operations["releaseVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/releases/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What differs between two stored versions of a package; for admins. */
        get: operations["compareReleases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/releases/override": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The origins from which an admin may load a remote instead of its release, and the current choice; for admins. */
        get: operations["overrideChoices"];
        put?: never;
        /** Load one remote from an origin that the operator allows, in this browser only and for some hours; for admins, from a page of the site. */
        post: operations["startOverride"];
        /** Load every remote from its release again; from a page of the site. */
        delete: operations["endOverride"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        ErrorReply: {
            /** @constant */
            status: "fail";
            reason: string;
            code: string;
            details?: {
                path: string;
                message: string;
                /** @enum {string} */
                code?: "required" | "type" | "format" | "not-allowed" | "too-short" | "too-long" | "too-small" | "too-large" | "too-few" | "too-many" | "step" | "too-complex" | "taken" | "unknown" | "unsafe-link" | "password-common" | "password-name" | "wrong" | "cover-shape";
                values?: {
                    [key: string]: string | number;
                };
            }[];
            conflict?: {
                by?: string;
                at: string;
            };
            quota?: components["schemas"]["QuotaFacts"];
        };
        QuotaFacts: {
            /** @enum {string} */
            name: "portals" | "accountBytes" | "uploads" | "uploadBytes" | "catalogs" | "products" | "portalBytes" | "images" | "imageBytes";
            most: number;
            used: number;
        };
        AuthUser: {
            uid: string;
            username: string;
            displayName: string;
            roles: components["schemas"]["Role"][];
            /** @constant */
            needsSecondFactor?: true;
            deletesAt?: string;
        };
        /** @enum {string} */
        Role: "portal_creator" | "admin";
        PasskeyProofInput: {
            id: string;
            rawId: string;
            /** @constant */
            type: "public-key";
            /** @enum {string} */
            authenticatorAttachment?: "platform" | "cross-platform";
            response: {
                clientDataJSON: string;
                authenticatorData: string;
                signature: string;
                userHandle?: string | null;
            };
        };
        PasskeyRequestOptions: {
            challenge: string;
            rpId: string;
            timeout: number;
            /** @constant */
            userVerification: "required";
            allowCredentials?: {
                id: string;
                /** @constant */
                type: "public-key";
                transports?: string[];
            }[];
        };
        /** @enum {string} */
        Language: "th" | "en" | "zh" | "ar";
        Passkey: {
            id: string;
            name: string;
            host: string;
            createdDate: string;
            lastUsedDate?: string;
        };
        PasskeyCreationOptions: {
            challenge: string;
            rp: {
                id: string;
                name: string;
            };
            user: {
                id: string;
                name: string;
                displayName: string;
            };
            pubKeyCredParams: {
                alg: number;
                /** @constant */
                type: "public-key";
            }[];
            timeout: number;
            /** @constant */
            attestation: "none";
            excludeCredentials: {
                id: string;
                /** @constant */
                type: "public-key";
                transports?: string[];
            }[];
            authenticatorSelection: {
                /** @constant */
                residentKey: "required";
                /** @constant */
                requireResidentKey: true;
                /** @constant */
                userVerification: "required";
            };
        };
        PasskeyRegistrationInput: {
            id: string;
            rawId: string;
            /** @constant */
            type: "public-key";
            /** @enum {string} */
            authenticatorAttachment?: "platform" | "cross-platform";
            response: {
                clientDataJSON: string;
                attestationObject: string;
                transports?: string[];
            };
        };
        AccountSession: {
            id: string;
            browser?: string;
            system?: string;
            createdDate?: string;
            lastUsedDate?: string;
            isCurrent: boolean;
        };
        SignUpFormInput: {
            displayName: string;
            /** Format: username */
            username: string;
            password: string;
            roles?: unknown;
            availableTowns?: unknown;
            markAsDeleted?: unknown;
            isEnableExport?: unknown;
            invitation?: string;
        };
        Portal: {
            _id: string;
            provider: string;
            title: {
                th?: string;
                en?: string;
                zh?: string;
                ar?: string;
                lang?: components["schemas"]["Language"];
            };
            highlightSentence?: {
                th?: string;
                en?: string;
                zh?: string;
                ar?: string;
                lang?: components["schemas"]["Language"];
            };
            description?: {
                th?: string;
                en?: string;
                zh?: string;
                ar?: string;
                lang?: components["schemas"]["Language"];
            };
            shortDescription?: {
                th?: string;
                en?: string;
                zh?: string;
                ar?: string;
                lang?: components["schemas"]["Language"];
            };
            openingHours?: components["schemas"]["OpeningHours"];
            isAdvanceDescription?: boolean;
            tags?: string[];
            mainImageId?: string;
            imageURL?: string;
            smallImageURL?: string;
            imageCoverModifiedDate?: string;
            modifiedDate: string;
            galleryImages?: components["schemas"]["GalleryItem"][];
            links?: components["schemas"]["LinkItem"][];
            contacts?: components["schemas"]["Contacts"];
            contributors?: components["schemas"]["Contributor"][];
            location?: components["schemas"]["Location"];
            hideInformations?: ("contacts" | "openingHours" | "location" | "tags" | "gallery" | "links" | "contributors" | "catalog")[];
            action?: components["schemas"]["Action"];
            status: components["schemas"]["PortalStatus"];
            stepIndex?: number;
            editors: string[];
            owner?: string;
            isPrivate?: boolean;
            isWithheld?: boolean;
            passcode?: string;
            popUp?: components["schemas"]["PopUp"];
            isShowDialog?: boolean;
            promoteType?: string;
            promoteWord?: string | {
                th?: string;
                en?: string;
                zh?: string;
                ar?: string;
                lang?: components["schemas"]["Language"];
            };
            townRefs: string[];
            listingRefs: string[];
            isInPrivateTown?: boolean;
            __meta_search?: {
                latLng?: {
                    lat: number;
                    lon: number;
                };
            };
            rejectReason?: string;
            draft?: components["schemas"]["PortalDraft"];
        };
        OpeningHours: components["schemas"]["StructuredOpeningHours"] | {
            th?: string;
            en?: string;
            zh?: string;
            ar?: string;
            lang?: components["schemas"]["Language"];
        } | string;
        StructuredOpeningHours: {
            timezone: string;
            week: {
                [key: string]: components["schemas"]["OpeningInterval"][];
            };
            special?: {
                /** Format: date */
                date: string;
                closed?: boolean;
                intervals?: components["schemas"]["OpeningInterval"][];
                note?: {
                    th?: string;
                    en?: string;
                    zh?: string;
                    ar?: string;
                    lang?: components["schemas"]["Language"];
                };
            }[];
            note?: {
                th?: string;
                en?: string;
                zh?: string;
                ar?: string;
                lang?: components["schemas"]["Language"];
            };
        };
        OpeningInterval: {
            /** Format: time-of-day */
            open: string;
            /** Format: time-of-day */
            close: string;
        };
        GalleryItem: {
            mainImageId?: string;
            imageURL?: string;
            smallImageURL?: string;
            type: string;
            externalUrl?: string;
            title?: {
                th?: string;
                en?: string;
                zh?: string;
                ar?: string;
                lang?: components["schemas"]["Language"];
            };
            description?: components["schemas"]["LocalizedText"];
            expDate?: string;
            aspects?: components["schemas"]["Aspects"];
            lastChecked?: string;
            action?: components["schemas"]["Action"];
            catalogId?: string;
            productCount?: number;
        };
        LocalizedText: {
            th?: string;
            en?: string;
            zh?: string;
            ar?: string;
            lang?: components["schemas"]["Language"];
        };
        Aspects: {
            width: number;
            height: number;
        };
        Action: {
            type: components["schemas"]["ActionType"];
            contact?: {
                [key: string]: string;
            };
            text?: {
                th?: string;
                en?: string;
                zh?: string;
                ar?: string;
                lang?: components["schemas"]["Language"];
            };
            color?: components["schemas"]["ActionColor"];
        };
        /** @enum {string} */
        ActionType: "none" | "phone" | "externalUrl" | "lineAds" | "linePersonal" | "messengerPage" | "messengerPersonal";
        ActionColor: {
            text: string;
            background: string;
        };
        LinkItem: {
            /** Format: filled */
            externalUrl: string;
            mainImageId?: string;
            imageURL?: string;
            title?: {
                th?: string;
                en?: string;
                zh?: string;
                ar?: string;
                lang?: components["schemas"]["Language"];
            };
            description?: components["schemas"]["LocalizedText"];
        };
        Contacts: {
            email?: string;
            phone?: string;
            fanpage?: string;
            fbPageId?: string;
            instragramId?: string;
            lineId?: string;
            webpage?: string;
            others?: components["schemas"]["LocalizedText"];
        };
        Contributor: {
            name: string;
            mainImageId?: string;
            smallImageURL?: string;
        };
        Location: {
            latitude?: number;
            longitude?: number;
            streetAddress?: {
                th?: string;
                en?: string;
                zh?: string;
                ar?: string;
                lang?: components["schemas"]["Language"];
            };
        };
        /** @enum {string} */
        PortalStatus: "DRAFT" | "USER_DRAFT" | "REJECT" | "RELEASE";
        PopUp: {
            message?: string | {
                th?: string;
                en?: string;
                zh?: string;
                ar?: string;
                lang?: components["schemas"]["Language"];
            };
            aspects?: components["schemas"]["Aspects"];
            profileImageId?: string;
            imageURL?: string;
            buttonLink?: {
                link: string;
                text: string | {
                    th?: string;
                    en?: string;
                    zh?: string;
                    ar?: string;
                    lang?: components["schemas"]["Language"];
                };
                backgroundColor?: string;
            };
            isShow?: boolean;
        };
        PortalDraft: {
            isShown: boolean;
            savedAt: string;
            savedBy?: string;
            parts: ("title" | "cover" | "thumbnail" | "description" | "callToAction" | "contacts" | "openingHours" | "location" | "tags" | "gallery" | "links" | "contributors" | "popUp" | "promotion" | "visibility" | "privacy")[];
            conflicts: ("title" | "cover" | "thumbnail" | "description" | "callToAction" | "contacts" | "openingHours" | "location" | "tags" | "gallery" | "links" | "contributors" | "popUp" | "promotion" | "visibility" | "privacy")[];
            publishAt?: string;
            endAt?: string;
            review?: {
                at: string;
                by?: string;
            };
            returned?: {
                at: string;
                reason: string;
            };
            /** @enum {string} */
            problem?: "conflict" | "refused";
        };
        PortalChangesInput: {
            title?: {
                th?: string;
                en?: string;
                zh?: string;
                ar?: string;
                lang?: components["schemas"]["Language"];
            };
            highlightSentence?: {
                th?: string;
                en?: string;
                zh?: string;
                ar?: string;
                lang?: components["schemas"]["Language"];
            } | null;
            description?: {
                th?: string;
                en?: string;
                zh?: string;
                ar?: string;
                lang?: components["schemas"]["Language"];
            } | null;
            shortDescription?: {
                th?: string;
                en?: string;
                zh?: string;
                ar?: string;
                lang?: components["schemas"]["Language"];
            } | null;
            isAdvanceDescription?: boolean | null;
            openingHours?: components["schemas"]["OpeningHoursInput"] | null;
            tags?: string[] | null;
            hideInformations?: ("contacts" | "openingHours" | "location" | "tags" | "gallery" | "links" | "contributors" | "catalog")[] | null;
            location?: components["schemas"]["LocationInput"] | null;
            galleryImages?: components["schemas"]["GalleryItemInput"][] | null;
            links?: components["schemas"]["LinkItemInput"][] | null;
            contacts?: components["schemas"]["ContactsInput"] | null;
            contributors?: components["schemas"]["ContributorInput"][] | null;
            action?: components["schemas"]["ActionInput"] | null;
            popUp?: components["schemas"]["PopUpInput"] | null;
            isShowDialog?: boolean | null;
            promoteType?: string | null;
            promoteWord?: (string | {
                th?: string;
                en?: string;
                zh?: string;
                ar?: string;
                lang?: components["schemas"]["Language"];
            }) | null;
            mainImageId?: string | null;
            isPrivate?: boolean | null;
            passcode?: string | null;
            modifiedDate?: string | null;
        };
        OpeningHoursInput: components["schemas"]["StructuredOpeningHoursInput"] | {
            th?: string;
            en?: string;
            zh?: string;
            ar?: string;
            lang?: components["schemas"]["Language"];
        } | string;
        StructuredOpeningHoursInput: {
            timezone: string;
            week: {
                [key: string]: components["schemas"]["OpeningIntervalInput"][];
            };
            special?: {
                /** Format: date */
                date: string;
                closed?: boolean;
                intervals?: components["schemas"]["OpeningIntervalInput"][];
                note?: {
                    th?: string;
                    en?: string;
                    zh?: string;
                    ar?: string;
                    lang?: components["schemas"]["Language"];
                };
            }[];
            note?: {
                th?: string;
                en?: string;
                zh?: string;
                ar?: string;
                lang?: components["schemas"]["Language"];
            };
        };
        OpeningIntervalInput: {
            /** Format: time-of-day */
            open: string;
            /** Format: time-of-day */
            close: string;
        };
        LocationInput: {
            latitude?: number;
            longitude?: number;
            streetAddress?: {
                th?: string;
                en?: string;
                zh?: string;
                ar?: string;
                lang?: components["schemas"]["Language"];
            };
        };
        GalleryItemInput: {
            mainImageId?: string;
            imageURL?: string;
            smallImageURL?: string;
            type: string;
            externalUrl?: string;
            title?: {
                th?: string;
                en?: string;
                zh?: string;
                ar?: string;
                lang?: components["schemas"]["Language"];
            };
            description?: components["schemas"]["LocalizedTextInput"];
            expDate?: string;
            aspects?: components["schemas"]["AspectsInput"];
            lastChecked?: string;
            action?: components["schemas"]["ActionInput"];
            catalogId?: string;
            productCount?: number;
        };
        LocalizedTextInput: {
            th?: string;
            en?: string;
            zh?: string;
            ar?: string;
            lang?: components["schemas"]["Language"];
        };
        AspectsInput: {
            width: number;
            height: number;
        };
        ActionInput: {
            type: components["schemas"]["ActionType"];
            contact?: {
                [key: string]: string;
            };
            text?: {
                th?: string;
                en?: string;
                zh?: string;
                ar?: string;
                lang?: components["schemas"]["Language"];
            };
            color?: components["schemas"]["ActionColorInput"];
        };
        ActionColorInput: {
            text: string;
            background: string;
        };
        LinkItemInput: {
            /** Format: filled */
            externalUrl: string;
            mainImageId?: string;
            imageURL?: string;
            title?: {
                th?: string;
                en?: string;
                zh?: string;
                ar?: string;
                lang?: components["schemas"]["Language"];
            };
            description?: components["schemas"]["LocalizedTextInput"];
        };
        ContactsInput: {
            email?: string;
            phone?: string;
            fanpage?: string;
            fbPageId?: string;
            instragramId?: string;
            lineId?: string;
            webpage?: string;
            others?: components["schemas"]["LocalizedTextInput"];
        };
        ContributorInput: {
            name: string;
            mainImageId?: string;
            smallImageURL?: string;
        };
        PopUpInput: {
            message?: string | {
                th?: string;
                en?: string;
                zh?: string;
                ar?: string;
                lang?: components["schemas"]["Language"];
            };
            aspects?: components["schemas"]["AspectsInput"];
            profileImageId?: string;
            imageURL?: string;
            buttonLink?: {
                link: string;
                text: string | {
                    th?: string;
                    en?: string;
                    zh?: string;
                    ar?: string;
                    lang?: components["schemas"]["Language"];
                };
                backgroundColor?: string;
            };
            isShow?: boolean;
        };
        PortalMember: {
            uid: string;
            displayName: string;
            /** @enum {string} */
            role: "owner" | "editor" | "invited";
        };
        PortalInvitation: {
            portalId: string;
            title: components["schemas"]["LocalizedText"];
            invitedBy?: string;
            at: string;
        };
        WaitingDraft: {
            live: components["schemas"]["Portal"];
            draft: components["schemas"]["Portal"];
            waitingSince: string;
            sentBy?: string;
        };
        PortalTranslations: {
            modifiedDate: string;
            source: components["schemas"]["Language"];
            canSuggest: boolean;
            rows: {
                key: string;
                source: components["schemas"]["Language"];
                languages: {
                    [key: string]: {
                        text?: string;
                        /** @enum {string} */
                        state: "source" | "missing" | "translated" | "outdated";
                        was?: string;
                        suggestion?: string;
                    };
                };
            }[];
        };
        PortalFigures: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            /** Format: date */
            since?: string;
            totals: components["schemas"]["FigureTotals"];
            before?: components["schemas"]["FigureTotals"];
            series: {
                views: number;
                shares: number;
                calls: number;
                directions: number;
                scans: number;
                /** Format: date */
                date: string;
            }[];
            languages: {
                language: components["schemas"]["Language"];
                views: number;
                before?: number;
            }[];
            pictures: {
                id: string;
                opened: number;
                before?: number;
            }[];
            /** @enum {string} */
            weeklyMail: "wanted" | "unwanted" | "no-address";
        };
        FigureTotals: {
            views: number;
            shares: number;
            calls: number;
            directions: number;
            scans: number;
        };
        PortalVersion: {
            number: number;
            at: string;
            by?: string;
            parts: ("title" | "cover" | "thumbnail" | "description" | "callToAction" | "contacts" | "openingHours" | "location" | "tags" | "gallery" | "links" | "contributors" | "popUp" | "promotion" | "visibility" | "privacy")[];
            restored?: number;
        };
        ShownPortalVersion: {
            number: number;
            at: string;
            by?: string;
            parts: ("title" | "cover" | "thumbnail" | "description" | "callToAction" | "contacts" | "openingHours" | "location" | "tags" | "gallery" | "links" | "contributors" | "popUp" | "promotion" | "visibility" | "privacy")[];
            restored?: number;
            portal: components["schemas"]["Portal"];
        };
        PortalCheck: {
            pictures: {
                id: string;
                width: number;
                height: number;
            }[];
            links: {
                /** @enum {string} */
                part: "links" | "gallery" | "callToAction" | "popUp" | "contacts" | "description";
                index?: number;
                address: string;
                /** @enum {string} */
                state: "responds" | "missing" | "failing" | "silent" | "internal" | "unchecked";
            }[];
            /** @enum {string} */
            position: "inside" | "outside" | "none";
            hoursSince: string;
            twins: {
                _id: string;
                title: components["schemas"]["LocalizedText"];
            }[];
        };
        WizardPortalInput: {
            title?: {
                th?: string;
                en?: string;
                zh?: string;
                ar?: string;
                lang?: components["schemas"]["Language"];
            };
            highlightSentence?: {
                th?: string;
                en?: string;
                zh?: string;
                ar?: string;
                lang?: components["schemas"]["Language"];
            };
            description?: {
                th?: string;
                en?: string;
                zh?: string;
                ar?: string;
                lang?: components["schemas"]["Language"];
            };
            shortDescription?: {
                th?: string;
                en?: string;
                zh?: string;
                ar?: string;
                lang?: components["schemas"]["Language"];
            };
            isAdvanceDescription?: boolean;
            tags?: string[];
            mainImageId?: string;
            galleryImages?: components["schemas"]["GalleryItemInput"][];
            contacts?: components["schemas"]["ContactsInput"];
            stepIndex?: number | null;
            modifiedDate?: string;
        };
        WaitingPortal: {
            portal: components["schemas"]["Portal"];
            waitingSince: string;
            editors: components["schemas"]["PortalEditor"][];
            changedBy?: string;
        };
        PortalEditor: {
            uid: string;
            displayName: string;
        };
        ReviewDecisionInput: {
            /** @enum {string} */
            status: "RELEASE" | "REJECT";
            reason?: string;
            townRefs?: string[];
            listingRefs?: string[];
            modifiedDate?: string;
        };
        PortalTransition: {
            from?: components["schemas"]["PortalStatus"];
            to: components["schemas"]["PortalStatus"];
            by?: string;
            at: string;
            reason?: string;
            /** @enum {string} */
            event?: "joined" | "left" | "removed" | "handed-over" | "owner-gone";
            person?: string;
        };
        PortalReportInput: {
            reason: components["schemas"]["ReportReason"];
            text?: string;
        };
        /** @enum {string} */
        ReportReason: "wrong" | "spam" | "fraud" | "offensive" | "rights" | "other";
        ReportedPortal: {
            portal: components["schemas"]["Portal"];
            count: number;
            firstAt: string;
            lastAt: string;
            reports: {
                reason: components["schemas"]["ReportReason"];
                text?: string;
                at: string;
            }[];
        };
        WebConfig: {
            provider: string;
            isPrivate: boolean;
            /** @enum {string} */
            signUp?: "open" | "invitation" | "closed";
            languages?: components["schemas"]["Language"][];
            isIndexed?: boolean;
            mcp?: boolean;
            embedOrigins?: string[];
            title: {
                th?: string;
                en?: string;
                zh?: string;
                ar?: string;
                lang?: components["schemas"]["Language"];
            };
            description?: {
                th?: string;
                en?: string;
                zh?: string;
                ar?: string;
                lang?: components["schemas"]["Language"];
            };
            isContactWithMe?: boolean;
            contacts?: {
                email?: string;
                phone?: string;
                lineId?: string;
                fbPageId?: string;
                googleFormLink?: string;
            };
            tags: string[];
            isExtraBtn?: boolean;
            linkExtraButton?: string;
            nameExtraButton?: {
                th?: string;
                en?: string;
                zh?: string;
                ar?: string;
                lang?: components["schemas"]["Language"];
            };
            popUp?: components["schemas"]["PopUp"];
            logoImageId?: string;
            homeImageId?: string;
            logoImageURL?: string;
            homeImageURL?: string;
            brandColor?: string;
            menuPages?: {
                _id: string;
                title: {
                    th?: string;
                    en?: string;
                    zh?: string;
                    ar?: string;
                    lang?: components["schemas"]["Language"];
                };
            }[];
            modifiedDate?: string;
        };
        WebConfigChangesInput: {
            title?: {
                th?: string;
                en?: string;
                zh?: string;
                ar?: string;
                lang?: components["schemas"]["Language"];
            };
            description?: {
                th?: string;
                en?: string;
                zh?: string;
                ar?: string;
                lang?: components["schemas"]["Language"];
            } | null;
            isContactWithMe?: boolean | null;
            contacts?: {
                email?: string;
                phone?: string;
                lineId?: string;
                fbPageId?: string;
                googleFormLink?: string;
            } | null;
            tags?: string[];
            isExtraBtn?: boolean | null;
            linkExtraButton?: string | null;
            nameExtraButton?: {
                th?: string;
                en?: string;
                zh?: string;
                ar?: string;
                lang?: components["schemas"]["Language"];
            } | null;
            popUp?: components["schemas"]["PopUpInput"] | null;
            logoImageId?: string | null;
            homeImageId?: string | null;
            brandColor?: string | null;
            isPrivate?: boolean;
            signUp?: ("open" | "invitation" | "closed") | null;
            languages?: components["schemas"]["Language"][] | null;
            isIndexed?: boolean | null;
            mcp?: boolean | null;
            embedOrigins?: string[] | null;
            modifiedDate?: string | null;
        };
        WebPage: {
            _id: string;
            title: {
                th?: string;
                en?: string;
                zh?: string;
                ar?: string;
                lang?: components["schemas"]["Language"];
            };
            bannerImages: components["schemas"]["GalleryItem"][];
            galleryImages: components["schemas"]["GalleryItem"][];
            iconLinks: {
                link: string;
                name?: string;
                color?: string;
                /** @enum {string} */
                type: "ICON" | "picture";
                text?: {
                    th?: string;
                    en?: string;
                    zh?: string;
                    ar?: string;
                    lang?: components["schemas"]["Language"];
                };
                picture?: {
                    imageURL?: string;
                    mainImageId?: string;
                };
            }[];
            buttonLinks: components["schemas"]["Action"][];
            widgets: ("banner" | "galleryImages" | "icons" | "actions")[];
            editors: string[];
            menuOrder?: number;
            isUnpublished?: boolean;
            modifiedDate?: string;
        };
        NewWebPageInput: {
            title: {
                th?: string;
                en?: string;
                zh?: string;
                ar?: string;
                lang?: components["schemas"]["Language"];
            };
            bannerImages?: components["schemas"]["GalleryItemInput"][];
            galleryImages?: components["schemas"]["GalleryItemInput"][];
            iconLinks?: {
                link: string;
                name?: string;
                color?: string;
                /** @enum {string} */
                type: "ICON" | "picture";
                text?: {
                    th?: string;
                    en?: string;
                    zh?: string;
                    ar?: string;
                    lang?: components["schemas"]["Language"];
                };
                picture?: {
                    imageURL?: string;
                    mainImageId?: string;
                };
            }[];
            buttonLinks?: components["schemas"]["ActionInput"][];
            widgets?: ("banner" | "galleryImages" | "icons" | "actions")[];
            editors?: string[];
            menuOrder?: number | null;
            /** Format: slug */
            _id?: string;
            isUnpublished?: boolean;
        };
        WebPageChangesInput: {
            title?: {
                th?: string;
                en?: string;
                zh?: string;
                ar?: string;
                lang?: components["schemas"]["Language"];
            };
            bannerImages?: components["schemas"]["GalleryItemInput"][];
            galleryImages?: components["schemas"]["GalleryItemInput"][];
            iconLinks?: {
                link: string;
                name?: string;
                color?: string;
                /** @enum {string} */
                type: "ICON" | "picture";
                text?: {
                    th?: string;
                    en?: string;
                    zh?: string;
                    ar?: string;
                    lang?: components["schemas"]["Language"];
                };
                picture?: {
                    imageURL?: string;
                    mainImageId?: string;
                };
            }[];
            buttonLinks?: components["schemas"]["ActionInput"][];
            widgets?: ("banner" | "galleryImages" | "icons" | "actions")[];
            editors?: string[];
            menuOrder?: number | null;
            modifiedDate?: string | null;
        };
        Town: {
            _id: string;
            title: {
                th?: string;
                en?: string;
                zh?: string;
                ar?: string;
                lang?: components["schemas"]["Language"];
            };
            imageURL?: string;
            smallImageURL?: string;
            isPrivate?: boolean;
            mainImageId?: string;
            profileImageId?: string;
            profileImageURL?: string;
            score?: number;
            modifiedDate?: string;
            popUp?: components["schemas"]["PopUp"];
            location?: components["schemas"]["PlacePosition"];
            isArchived?: boolean;
            passcode?: string;
        };
        PlacePosition: {
            latitude: number;
            longitude: number;
        };
        NewTownInput: {
            title: {
                th?: string;
                en?: string;
                zh?: string;
                ar?: string;
                lang?: components["schemas"]["Language"];
            };
            mainImageId?: string | null;
            profileImageId?: string | null;
            score?: number | null;
            popUp?: components["schemas"]["PopUpInput"] | null;
            location?: components["schemas"]["PlacePositionInput"] | null;
            isArchived?: boolean | null;
            isPrivate?: boolean | null;
            passcode?: string | null;
            /** Format: slug */
            _id?: string;
        };
        PlacePositionInput: {
            latitude: number;
            longitude: number;
        };
        TownChangesInput: {
            title?: {
                th?: string;
                en?: string;
                zh?: string;
                ar?: string;
                lang?: components["schemas"]["Language"];
            };
            mainImageId?: string | null;
            profileImageId?: string | null;
            score?: number | null;
            popUp?: components["schemas"]["PopUpInput"] | null;
            location?: components["schemas"]["PlacePositionInput"] | null;
            isArchived?: boolean | null;
            isPrivate?: boolean | null;
            passcode?: string | null;
            modifiedDate?: string | null;
        };
        Listing: {
            _id: string;
            title: {
                th?: string;
                en?: string;
                zh?: string;
                ar?: string;
                lang?: components["schemas"]["Language"];
            };
            imageURL?: string;
            smallImageURL?: string;
            mainImageId?: string;
            appearSeq?: number;
            score?: number;
            town?: string;
            portals?: string[];
            isPrivate?: boolean;
            location?: components["schemas"]["PlacePosition"];
            isArchived?: boolean;
            modifiedDate?: string;
            passcode?: string;
        };
        NewListingInput: {
            title: {
                th?: string;
                en?: string;
                zh?: string;
                ar?: string;
                lang?: components["schemas"]["Language"];
            };
            mainImageId?: string | null;
            score?: number | null;
            appearSeq?: number | null;
            town?: string | null;
            location?: components["schemas"]["PlacePositionInput"] | null;
            isArchived?: boolean | null;
            isPrivate?: boolean | null;
            passcode?: string | null;
            /** Format: slug */
            _id?: string;
        };
        ListingChangesInput: {
            title?: {
                th?: string;
                en?: string;
                zh?: string;
                ar?: string;
                lang?: components["schemas"]["Language"];
            };
            mainImageId?: string | null;
            score?: number | null;
            appearSeq?: number | null;
            town?: string | null;
            portals?: string[];
            location?: components["schemas"]["PlacePositionInput"] | null;
            isArchived?: boolean | null;
            isPrivate?: boolean | null;
            passcode?: string | null;
            modifiedDate?: string | null;
        };
        Tag: {
            _id: string;
            name: {
                th?: string;
                en?: string;
                zh?: string;
                ar?: string;
                lang?: components["schemas"]["Language"];
            };
            synonyms?: string[];
            icon?: string;
            modifiedDate?: string;
        };
        TagNames: {
            names: {
                [key: string]: string;
            };
            icons?: {
                [key: string]: string;
            };
        };
        TagChangesInput: {
            name?: {
                th?: string;
                en?: string;
                zh?: string;
                ar?: string;
                lang?: components["schemas"]["Language"];
            };
            synonyms?: string[] | null;
            icon?: string | null;
            modifiedDate?: string | null;
        };
        ConsoleOverview: {
            waiting: {
                total: number;
                since?: string;
            };
            reported: {
                total: number;
            };
            visits: {
                last30Days: number;
                total: number;
            };
            searchesWithoutResult: {
                text: string;
                count: number;
            }[];
            failingRemotes: {
                name: string;
                failures: number;
            }[];
            changes: components["schemas"]["RecentChange"][];
            missing: {
                townTitles: {
                    total: number;
                    towns: {
                        id: string;
                        title: components["schemas"]["LocalizedText"];
                        languages: components["schemas"]["Language"][];
                    }[];
                };
                portalPictures: {
                    total: number;
                    portals: {
                        id: string;
                        title: components["schemas"]["LocalizedText"];
                    }[];
                };
            };
        };
        RecentChange: {
            id: string;
            title: components["schemas"]["LocalizedText"];
            /** @enum {string} */
            kind: "portal" | "town" | "listing" | "web-page";
            at: string;
            by?: string;
        };
        ConsoleTown: {
            id: string;
            title: components["schemas"]["LocalizedText"];
            mainImageId?: string;
            score?: number;
            modifiedDate?: string;
            isPrivate?: boolean;
            isArchived?: boolean;
            listings: number;
        };
        ConsoleListing: {
            id: string;
            title: components["schemas"]["LocalizedText"];
            mainImageId?: string;
            score?: number;
            modifiedDate?: string;
            isPrivate?: boolean;
            isArchived?: boolean;
            appearSeq?: number;
            town?: {
                id: string;
                title: components["schemas"]["LocalizedText"];
            };
            portals: number;
        };
        ListedPortal: {
            id: string;
            title: components["schemas"]["LocalizedText"];
            mainImageId?: string;
            status: components["schemas"]["PortalStatus"];
            isPrivate?: boolean;
        };
        ListingResult: {
            id: string;
            /** @enum {string} */
            outcome: "changed" | "unchanged" | "refused";
            /** @enum {string} */
            reason?: "not-found" | "no-town-left" | "too-many";
            before?: {
                town: string | null;
                isArchived: boolean;
            };
        };
        AssignmentResult: {
            id: string;
            /** @enum {string} */
            outcome: "changed" | "unchanged" | "refused";
            /** @enum {string} */
            reason?: "not-found" | "no-town-left" | "too-many";
            change?: components["schemas"]["Assignment"];
        };
        Assignment: {
            addTowns?: string[];
            removeTowns?: string[];
            addListings?: string[];
            removeListings?: string[];
        };
        ImportRun: {
            run: string;
            /** @enum {string} */
            kind: "towns" | "listings" | "portals";
            at: string;
            takenBackDate?: string;
            by: string;
            created: number;
            updated: number;
        };
        ImportedRow: {
            row: number;
            /** @enum {string} */
            result: "created" | "updated" | "unchanged" | "invalid";
            id?: string;
            details?: {
                path: string;
                message: string;
                /** @enum {string} */
                code?: "required" | "type" | "format" | "not-allowed" | "too-short" | "too-long" | "too-small" | "too-large" | "too-few" | "too-many" | "step" | "too-complex" | "taken" | "unknown" | "unsafe-link" | "password-common" | "password-name" | "wrong" | "cover-shape";
                values?: {
                    [key: string]: string | number;
                };
            }[];
        };
        ImportMappings: {
            towns?: {
                [key: string]: string;
            };
            listings?: {
                [key: string]: string;
            };
            portals?: {
                [key: string]: string;
            };
        };
        ConsoleTag: {
            _id: string;
            name: {
                th?: string;
                en?: string;
                zh?: string;
                ar?: string;
                lang?: components["schemas"]["Language"];
            };
            synonyms?: string[];
            icon?: string;
            modifiedDate?: string;
            isKnown: boolean;
            pages: number;
        };
        ConsoleFigures: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            /** @enum {string} */
            by: "day" | "week" | "month";
            /** Format: date */
            since?: string;
            totals: components["schemas"]["FigureTotals"];
            before?: components["schemas"]["FigureTotals"];
            series: {
                views: number;
                shares: number;
                calls: number;
                directions: number;
                scans: number;
                /** Format: date */
                date: string;
            }[];
            languages: {
                language: components["schemas"]["Language"];
                views: number;
            }[];
            devices: {
                /** @enum {string} */
                device: "phone" | "tablet" | "desktop";
                views: number;
            }[];
            sources: {
                /** @enum {string} */
                kind: "direct" | "search" | "social" | "other" | "qr" | "site";
                name: string;
                views: number;
            }[];
            pages: {
                /** @enum {string} */
                kind: "portal" | "town" | "listing" | "web-page" | "product" | "site";
                id: string;
                title?: components["schemas"]["LocalizedText"];
                views: number;
            }[];
            searches: {
                text: string;
                count: number;
            }[];
            searchesWithoutResult: {
                text: string;
                count: number;
            }[];
        };
        ConsoleImage: {
            id: string;
            address?: string;
            width: number;
            height: number;
            bytes?: number;
            uploaded?: {
                at: string;
                by?: components["schemas"]["PortalEditor"];
            };
            places: components["schemas"]["ImagePlace"][];
            placesTotal: number;
            until?: string;
            deleted?: {
                at: string;
                by?: string;
            };
        };
        ImagePlace: {
            /** @enum {string} */
            kind: "portal" | "product" | "town" | "listing" | "web-page" | "web-page-draft" | "web-config" | "deleted-portal" | "portal-version" | "portal-draft" | "portal-end" | "image";
            id: string;
            title?: components["schemas"]["LocalizedText"];
            catalogId?: string;
        };
        ImageResult: {
            id: string;
            /** @enum {string} */
            outcome: "changed" | "unchanged" | "shown" | "not-found";
        };
        ConsolePageRow: {
            id: string;
            title: components["schemas"]["LocalizedText"];
            /** @enum {string} */
            state: "published" | "draft" | "unpublished";
            menuOrder?: number;
            at?: string;
            by?: string;
        };
        PageDraft: {
            _id: string;
            title: {
                th?: string;
                en?: string;
                zh?: string;
                ar?: string;
                lang?: components["schemas"]["Language"];
            };
            bannerImages: components["schemas"]["GalleryItem"][];
            galleryImages: components["schemas"]["GalleryItem"][];
            iconLinks: {
                link: string;
                name?: string;
                color?: string;
                /** @enum {string} */
                type: "ICON" | "picture";
                text?: {
                    th?: string;
                    en?: string;
                    zh?: string;
                    ar?: string;
                    lang?: components["schemas"]["Language"];
                };
                picture?: {
                    imageURL?: string;
                    mainImageId?: string;
                };
            }[];
            buttonLinks: components["schemas"]["Action"][];
            widgets: ("banner" | "galleryImages" | "icons" | "actions")[];
            menuOrder?: number;
            /** @enum {string} */
            state: "published" | "draft" | "unpublished";
            hasDraft: boolean;
            modifiedDate?: string;
            overwrites?: {
                by?: string;
                at: string;
            };
        };
        PageDraftChangesInput: {
            title: {
                th?: string;
                en?: string;
                zh?: string;
                ar?: string;
                lang?: components["schemas"]["Language"];
            };
            bannerImages: components["schemas"]["GalleryItemInput"][];
            galleryImages: components["schemas"]["GalleryItemInput"][];
            iconLinks: {
                link: string;
                name?: string;
                color?: string;
                /** @enum {string} */
                type: "ICON" | "picture";
                text?: {
                    th?: string;
                    en?: string;
                    zh?: string;
                    ar?: string;
                    lang?: components["schemas"]["Language"];
                };
                picture?: {
                    imageURL?: string;
                    mainImageId?: string;
                };
            }[];
            buttonLinks: components["schemas"]["ActionInput"][];
            widgets: ("banner" | "galleryImages" | "icons" | "actions")[];
            menuOrder?: number | null;
            modifiedDate?: string | null;
        };
        PersonRow: {
            uid: string;
            username: string;
            displayName: string;
            roles: components["schemas"]["Role"][];
            isDisabled: boolean;
            deletesAt?: string;
            isReviewed: boolean;
            createdDate: string;
            hasSecondFactor: boolean;
            portals: number;
        };
        Person: {
            uid: string;
            username: string;
            displayName: string;
            roles: components["schemas"]["Role"][];
            isDisabled: boolean;
            deletesAt?: string;
            isReviewed: boolean;
            createdDate: string;
            hasSecondFactor: boolean;
            portals: number;
            rolesDate?: string;
            hasPassword: boolean;
            sessions: {
                total: number;
                lastUsedDate?: string;
            };
            firstPortals: {
                id: string;
                title: components["schemas"]["LocalizedText"];
                /** @enum {string} */
                status: "DRAFT" | "USER_DRAFT" | "REJECT" | "RELEASE";
                isOwner: boolean;
            }[];
        };
        AuditRow: {
            id: string;
            at: string;
            /** @enum {string} */
            event: "sign-in" | "sign-out" | "sign-up" | "passcode" | "session.hand-off" | "user.password" | "user.recover" | "user.email" | "user.invite" | "user.roles" | "user.disable" | "user.enable" | "user.review" | "user.leave" | "user.stay" | "user.profile" | "user.sessions" | "user.second-factor" | "key.create" | "key.revoke" | "webhook.create" | "webhook.change" | "webhook.delete" | "webhook.disable" | "webhook.replay" | "user.export" | "user.erase" | "editor.invite" | "editor.accept" | "editor.decline" | "editor.remove" | "editor.hand-over" | "review.decide" | "review.submit" | "portal.delete" | "portal.restore" | "portal.assign" | "portal.tag" | "town.create" | "town.update" | "town.delete" | "town.order" | "listing.create" | "listing.update" | "listing.delete" | "listing.order" | "tag.set" | "tag.delete" | "tag.merge" | "web-config.update" | "web-page.create" | "web-page.update" | "web-page.delete" | "web-page.publish" | "web-page.unpublish" | "image.replace" | "image.delete" | "image.restore" | "report.create" | "report.resolve" | "import" | "undo-import" | "override.start" | "override.end" | "operator" | "release.publish" | "release.canary" | "release.promote" | "release.roll-back" | "backup" | "clean-up" | "seed" | "call";
            /** @enum {string} */
            outcome: "done" | "failed" | "locked-out" | "refused";
            count?: number;
            actor: {
                /** @enum {string} */
                kind: "user" | "visitor" | "operator" | "server";
                uid?: string;
                name?: string;
            };
            person?: {
                uid?: string;
                name: string;
            };
            on?: {
                kind: string;
                id: string;
                title?: components["schemas"]["LocalizedText"];
            };
            details: {
                [key: string]: string;
            };
        };
        ConsolePortal: {
            id: string;
            title: components["schemas"]["LocalizedText"];
            status: components["schemas"]["PortalStatus"];
            isPrivate?: boolean;
            isWithheld?: boolean;
            thumbnail?: string;
            towns: {
                id: string;
                title: components["schemas"]["LocalizedText"];
            }[];
            owner?: components["schemas"]["PortalEditor"];
            modifiedDate: string;
            modifiedBy?: string;
            deleted?: {
                at: string;
                by?: string;
                until: string;
            };
        };
        ConsolePortalFilters: {
            towns: {
                id: string;
                title: components["schemas"]["LocalizedText"];
                portals: number;
            }[];
            listings: {
                id: string;
                title: components["schemas"]["LocalizedText"];
                portals: number;
            }[];
            tags: {
                tag: string;
                portals: number;
            }[];
        };
        ConsolePortalDetails: {
            id: string;
            title: components["schemas"]["LocalizedText"];
            status: components["schemas"]["PortalStatus"];
            isPrivate?: boolean;
            isWithheld?: boolean;
            thumbnail?: string;
            towns: {
                id: string;
                title: components["schemas"]["LocalizedText"];
            }[];
            owner?: components["schemas"]["PortalEditor"];
            modifiedDate: string;
            modifiedBy?: string;
            deleted?: {
                at: string;
                by?: string;
                until: string;
            };
            listings: {
                id: string;
                title: components["schemas"]["LocalizedText"];
            }[];
            tags: string[];
            languages: components["schemas"]["Language"][];
            rejectReason?: string;
            createdDate: string;
            statusDate?: string;
            members: components["schemas"]["PortalMember"][];
            history: components["schemas"]["PortalTransition"][];
        };
        PortalResult: {
            id: string;
            /** @enum {string} */
            outcome: "changed" | "unchanged" | "refused";
            /** @enum {string} */
            reason?: "not-found" | "unfinished" | "no-town" | "changed-meanwhile" | "too-many-tags" | "failed";
        };
        PortalView: {
            id: string;
            name: string;
            query: string;
        };
        CountedEventInput: {
            /** @constant */
            event: "view";
            path: string;
            language: components["schemas"]["Language"];
            from?: string;
        } | {
            /** @enum {string} */
            event: "share" | "call" | "directions";
            path: string;
        } | {
            /** @constant */
            event: "picture";
            path: string;
            picture: string;
        } | {
            /** @constant */
            event: "search";
            text: string;
            hasResults: boolean;
        };
        Catalog: {
            _id: string;
            ref: string;
            name: components["schemas"]["LocalizedText"];
            /** @enum {number} */
            template: 1 | 2 | 3 | 4 | 5;
            portalId: string;
            products: string[];
            indexGallery?: number;
            appearSeq: number;
            userIds: string[];
            modifiedDate?: string;
            /** @constant */
            isUnlisted?: true;
        };
        Product: {
            _id: string;
            catalogId: string;
            name: components["schemas"]["LocalizedText"];
            description?: components["schemas"]["LocalizedText"];
            price?: number;
            priceSale?: number;
            imageURL?: string;
            mainImageId?: string;
            highlightText?: string | {
                th?: string;
                en?: string;
                zh?: string;
                ar?: string;
                lang?: components["schemas"]["Language"];
            };
            /** @enum {number} */
            template?: 1 | 2 | 3 | 4 | 5;
            action?: {
                text?: components["schemas"]["LocalizedText"];
                color?: string;
                link?: string;
            };
            appearSeq: number;
            modifiedDate?: string;
            /** @constant */
            isUnlisted?: true;
        };
        SearchBodyInput: {
            /** @default 0 */
            from?: number;
            /** @default 10 */
            size?: number;
            sort?: ({
                [key: string]: ("asc" | "desc") | {
                    /** @enum {string} */
                    order: "asc" | "desc";
                    /** @enum {string} */
                    missing?: "_last" | "_first";
                    unmapped_type?: string;
                };
            } | {
                _geo_distance: {
                    "__meta_search.latLng": {
                        lat: number;
                        lon: number;
                    };
                    /** @enum {string} */
                    order?: "asc" | "desc";
                    /** @constant */
                    unit?: "km";
                };
            })[];
            query?: {
                bool: components["schemas"]["search__schema0"];
            } | {
                match_all: Record<string, never>;
            };
            track_total_hits?: boolean | number;
            track_scores?: boolean;
        };
        search__schema0: {
            must?: ({
                wildcard: {
                    [key: string]: string | {
                        value: string;
                        case_insensitive?: boolean;
                    };
                };
            } | {
                terms: {
                    [key: string]: string[];
                };
            } | {
                exists: {
                    /** @constant */
                    field: "__meta_search.latLng";
                };
            } | {
                geo_distance: {
                    distance: string;
                    "__meta_search.latLng": {
                        lat: number;
                        lon: number;
                    };
                };
            } | {
                match_all: Record<string, never>;
            } | {
                bool: components["schemas"]["search__schema0"];
            })[];
            filter?: ({
                wildcard: {
                    [key: string]: string | {
                        value: string;
                        case_insensitive?: boolean;
                    };
                };
            } | {
                terms: {
                    [key: string]: string[];
                };
            } | {
                exists: {
                    /** @constant */
                    field: "__meta_search.latLng";
                };
            } | {
                geo_distance: {
                    distance: string;
                    "__meta_search.latLng": {
                        lat: number;
                        lon: number;
                    };
                };
            } | {
                match_all: Record<string, never>;
            } | {
                bool: components["schemas"]["search__schema0"];
            })[];
            should?: ({
                wildcard: {
                    [key: string]: string | {
                        value: string;
                        case_insensitive?: boolean;
                    };
                };
            } | {
                terms: {
                    [key: string]: string[];
                };
            } | {
                exists: {
                    /** @constant */
                    field: "__meta_search.latLng";
                };
            } | {
                geo_distance: {
                    distance: string;
                    "__meta_search.latLng": {
                        lat: number;
                        lon: number;
                    };
                };
            } | {
                match_all: Record<string, never>;
            } | {
                bool: components["schemas"]["search__schema0"];
            })[];
            must_not?: ({
                wildcard: {
                    [key: string]: string | {
                        value: string;
                        case_insensitive?: boolean;
                    };
                };
            } | {
                terms: {
                    [key: string]: string[];
                };
            } | {
                exists: {
                    /** @constant */
                    field: "__meta_search.latLng";
                };
            } | {
                geo_distance: {
                    distance: string;
                    "__meta_search.latLng": {
                        lat: number;
                        lon: number;
                    };
                };
            } | {
                match_all: Record<string, never>;
            } | {
                bool: components["schemas"]["search__schema0"];
            })[];
            minimum_should_match?: number;
        };
        TagCount: {
            value: string;
            count: number;
        };
        Suggestion: {
            /** @enum {string} */
            kind: "title" | "tag";
            text: string;
            _id?: string;
            _index?: string;
        };
        ApiKey: {
            id: string;
            name: string;
            scopes: ("read" | "write:portals" | "write:catalogue" | "publish:releases")[];
            owner: {
                uid: string;
                name: string;
            };
            createdDate: string;
            expiresAt: string;
            lastUsedDate?: string;
        };
        Webhook: {
            id: string;
            url: string;
            events: ("portal.changed" | "portal.released" | "portal.rejected" | "portal.deleted" | "review.requested" | "product.changed" | "release.live" | "release.rolled-back")[];
            createdDate: string;
            lastSuccessDate?: string;
            disabled?: {
                at: string;
                /** @enum {string} */
                by: "admin" | "failure";
            };
            waiting: number;
        };
        Delivery: {
            id: string;
            messageId: string;
            /** @enum {string} */
            type: "portal.changed" | "portal.released" | "portal.rejected" | "portal.deleted" | "review.requested" | "product.changed" | "release.live" | "release.rolled-back";
            timestamp: string;
            data: {
                [key: string]: unknown;
            };
            /** @enum {string} */
            state: "waiting" | "delivered" | "failed";
            attempts: {
                at: string;
                status?: number;
                error?: string;
            }[];
            nextAt?: string;
        };
        Rollout: {
            stable: components["schemas"]["ReleaseSet"];
            candidate?: components["schemas"]["Candidate"];
            pins: {
                [key: string]: string;
            };
        };
        ReleaseSet: {
            id: string;
            packages: {
                [key: string]: string;
            };
        };
        Candidate: {
            set: components["schemas"]["ReleaseSet"];
            name: string;
            version: string;
            percent: number;
            /** Format: date-time */
            since: string;
            by: string;
        };
        ReleaseEvent: {
            /** Format: date-time */
            at: string;
            by: string;
            /** @enum {string} */
            action: "publish" | "try" | "promote" | "rollback" | "automatic-rollback" | "pin" | "unpin" | "remove";
            name: string;
            version: string;
            from?: string;
            percent?: number;
            reason?: string;
            set: string;
        };
        ReleaseReportInput: {
            releaseSet: string;
            views: number;
            failures: {
                name: string;
                version: string;
                /** @enum {string} */
                phase: "entry" | "expose" | "messages" | "route" | "slot" | "draw";
                code: string;
            }[];
            readyMs?: number;
        };
        ReleaseFinding: {
            code: string;
            message: string;
            solution: string;
            isBlocking: boolean;
        };
    };
    responses: {
        /** @description Refused; the code says why: invalid (400), unauthenticated (401), second-factor (401), invalid-email (401), invalid-password (401), invalid-user (401), popup-blocked (401), sign-in-failed (401), permission-denied (403), forbidden (403), second-factor-required (403), account-leaving (403), quota-exceeded (403), not-found (404), wrong-method (405), conflict (409), precondition-failed (412), too-large (413), too-long (414), unsupported-type (415), idempotency-mismatch (422), too-many-requests (429), unavailable (503), read-only (503), storage-full (507), or crash (500). Of invalid, details name the wrong fields, each with a code (formats: url, date, datetime, time-of-day, opening-hours, color, username, email, slug, id, passcode, visible, pattern). */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorReply"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    currentUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["AuthUser"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    username: string;
                    password: string;
                } | {
                    provider: string;
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        jsonWebToken: string;
                        data: components["schemas"]["AuthUser"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    secondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        code: string;
                    } | {
                        passkey: components["schemas"]["PasskeyProofInput"];
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        jsonWebToken: string;
                        data: components["schemas"]["AuthUser"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    secondFactorPasskeyOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["PasskeyRequestOptions"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    passkeyOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["PasskeyRequestOptions"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    signInWithPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        passkey: components["schemas"]["PasskeyProofInput"];
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        jsonWebToken: string;
                        data: components["schemas"]["AuthUser"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    socialProviders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: {
                            id: string;
                            name: string;
                            endSessionUrl: string;
                        }[];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    handOff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** Format: uri */
                        to: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: {
                            code: string;
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    redeemCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        code: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        jsonWebToken: string;
                        data: components["schemas"]["AuthUser"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    changeProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        displayName?: string;
                        language?: components["schemas"]["Language"];
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: {
                            displayName: string;
                            language?: components["schemas"]["Language"];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    exportAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/gzip": string;
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        currentPassword?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: {
                            deletesAt: string;
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    keepAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    passkeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["Passkey"][];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        name: string;
                        passkey: components["schemas"]["PasskeyRegistrationInput"];
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: {
                            recoveryCodes: string[];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    passkeyCreationOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        currentPassword: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["PasskeyCreationOptions"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    renamePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        name: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        currentPassword: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    beginTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        currentPassword: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: {
                            secret: string;
                            address: string;
                            qrCode: string;
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    confirmTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        code: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: {
                            recoveryCodes: string[];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    removeTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        currentPassword: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        currentPassword: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: {
                            recoveryCodes: string[];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    account: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: {
                            username: string;
                            displayName: string;
                            language?: components["schemas"]["Language"];
                            deletesAt?: string;
                            hasPassword: boolean;
                            hasTotp: boolean;
                            hasPasskeys: boolean;
                            recoveryCodes: number;
                            email?: string;
                            stoppedMails: "review"[];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    requestEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** Format: email */
                        email: string;
                        currentPassword?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        code: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: {
                            email: string;
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    removeEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        currentPassword?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    stopMails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        stoppedMails: "review"[];
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    requestRecovery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        name: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    recoverPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        code: string;
                        password: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: {
                            username: string;
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        currentPassword: string;
                        password: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    accountSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["AccountSession"][];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    usernameCheck: {
        parameters: {
            query: {
                username: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: {
                            exists: boolean;
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["SignUpFormInput"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["AuthUser"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    myPortals: {
        parameters: {
            query?: {
                _start?: number;
                _limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        ok: boolean;
                        data: components["schemas"]["Portal"][];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    portalById: {
        parameters: {
            query?: {
                provider?: string;
                draft?: "true" | "false";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Portal"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    savePortal: {
        parameters: {
            query?: {
                draft?: "true" | "false";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["PortalChangesInput"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["Portal"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    deletePortal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: {
                            _id: string;
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    portalEditors: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["PortalMember"][];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    invitePortalEditor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        username: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["PortalMember"][];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    acceptPortalInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["PortalMember"][];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    declinePortalInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: {
                            _id: string;
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    removePortalEditor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                uid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["PortalMember"][];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    handOverPortal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** Format: id */
                        uid: string;
                    } | {
                        username: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["PortalMember"][];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    myInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["PortalInvitation"][];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    waitingDrafts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["WaitingDraft"][];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    decidePortalDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** @enum {string} */
                        decision: "publish" | "return";
                        reason?: string;
                        modifiedDate: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["Portal"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    publishPortalDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data?: {
                        modifiedDate?: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["Portal"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    discardPortalDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["Portal"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    schedulePortalDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        publishAt?: string | null;
                        endAt?: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["Portal"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    previewPortalDraft: {
        parameters: {
            query: {
                key: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: {
                            portal: components["schemas"]["Portal"];
                            until: string;
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    sharePortalDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: {
                            key: string;
                            until: string;
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    portalTranslations: {
        parameters: {
            query?: {
                draft?: "true" | "false";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["PortalTranslations"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    markPortalTranslations: {
        parameters: {
            query?: {
                draft?: "true" | "false";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        modifiedDate?: string;
                        source?: components["schemas"]["Language"];
                        done?: {
                            key: string;
                            language: components["schemas"]["Language"];
                        }[];
                        refused?: {
                            key: string;
                            language: components["schemas"]["Language"];
                        }[];
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["PortalTranslations"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    suggestPortalTranslations: {
        parameters: {
            query?: {
                draft?: "true" | "false";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        target: components["schemas"]["Language"];
                        keys: string[];
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["PortalTranslations"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    portalFigures: {
        parameters: {
            query?: {
                period?: "day" | "week" | "month";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["PortalFigures"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    wantWeeklyMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        isWanted: boolean;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    portalVersions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["PortalVersion"][];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    portalVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["ShownPortalVersion"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    restorePortalVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                number: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        modifiedDate?: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["Portal"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    checkPortal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["PortalCheck"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    createWizardPortal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["WizardPortalInput"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["Portal"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    restoreWizardPortal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["Portal"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    updateWizardPortal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["WizardPortalInput"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["Portal"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    uploadImage: {
        parameters: {
            query?: {
                longerWidth?: number;
            };
            header?: never;
            path: {
                portalId: string;
                existingImageId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                    originalImageId?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        ref: string;
                        lastChecked: string;
                        width: number;
                        height: number;
                        placeholder: string;
                        imageURL: string;
                        smallImageURL: string;
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    deleteImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                portalId: string;
                existingImageId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    reviewQueue: {
        parameters: {
            query?: {
                _start?: number;
                _limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["WaitingPortal"][];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    reviewHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                portalId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["PortalTransition"][];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    decideReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                portalId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["ReviewDecisionInput"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["Portal"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    reportPortal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["PortalReportInput"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: {
                            _id: string;
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    reportedPortals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: {
                            total: number;
                            portals: components["schemas"]["ReportedPortal"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    dismissReports: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                portalId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** Format: date-time */
                        lastAt: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: {
                            _id: string;
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    webConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebConfig"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    updateWebConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["WebConfigChangesInput"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["WebConfig"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    webPageById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebPage"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    updateWebPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["WebPageChangesInput"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["WebPage"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    deleteWebPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    createWebPage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["NewWebPageInput"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["WebPage"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    townById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Town"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    updateTown: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["TownChangesInput"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["Town"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    deleteTown: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    createTown: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["NewTownInput"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["Town"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listingById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Listing"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    updateListing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["ListingChangesInput"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["Listing"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    deleteListing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    createListing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["NewListingInput"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["Listing"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    tags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Tag"][];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    tagNames: {
        parameters: {
            query: {
                language: "th" | "en" | "zh" | "ar";
                tag?: string | string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TagNames"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    setTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["TagChangesInput"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["Tag"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    deleteTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    consoleOverview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["ConsoleOverview"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    consoleTowns: {
        parameters: {
            query?: {
                q?: string;
                sort?: "score" | "title" | "changed";
                _start?: number;
                _limit?: number;
                missing?: "th" | "en" | "zh" | "ar";
                archived?: "yes" | "no";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: {
                            total: number;
                            rows: components["schemas"]["ConsoleTown"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    consoleListings: {
        parameters: {
            query?: {
                q?: string;
                sort?: "score" | "title" | "changed";
                _start?: number;
                _limit?: number;
                missing?: "th" | "en" | "zh" | "ar";
                archived?: "yes" | "no";
                town?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: {
                            total: number;
                            rows: components["schemas"]["ConsoleListing"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    consoleListingPortals: {
        parameters: {
            query?: {
                _start?: number;
                _limit?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: {
                            total: number;
                            rows: components["schemas"]["ListedPortal"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    orderTowns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        ids: string[];
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    orderListings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        ids: string[];
                        /** Format: id */
                        town?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    changeTowns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        ids: string[];
                        isArchived: boolean;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: {
                            id: string;
                            /** @enum {string} */
                            outcome: "changed" | "unchanged" | "refused";
                            /** @enum {string} */
                            reason?: "not-found" | "no-town-left" | "too-many";
                        }[];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    changeListings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        ids: string[];
                        isArchived?: boolean;
                        town?: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["ListingResult"][];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    assignPortals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        addTowns?: string[];
                        removeTowns?: string[];
                        addListings?: string[];
                        removeListings?: string[];
                        ids: string[];
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["AssignmentResult"][];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    importRuns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["ImportRun"][];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    takeBackImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                run: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: {
                            isDone: boolean;
                            deleted: number;
                            restored: number;
                            left: string[];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    importRows: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** @enum {string} */
                        kind: "towns" | "listings" | "portals";
                        dryRun: boolean;
                        run?: string;
                        rows: {
                            row: number;
                            cells: {
                                [key: string]: string;
                            };
                        }[];
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: {
                            rows: components["schemas"]["ImportedRow"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    importMappings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["ImportMappings"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    saveImportMapping: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: "towns" | "listings" | "portals";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        fields: {
                            [key: string]: string;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["ImportMappings"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    fetchImportImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** Format: uri */
                        address: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: {
                            id: string;
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    exportRows: {
        parameters: {
            query: {
                kind: "towns" | "listings" | "portals";
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: {
                            rows: {
                                [key: string]: string;
                            }[];
                            next?: string;
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    exportArchive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/gzip": string;
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    consoleTags: {
        parameters: {
            query?: {
                q?: string;
                sort?: "name" | "pages" | "changed";
                _start?: number;
                _limit?: number;
                show?: "known" | "unknown";
                language?: "th" | "en" | "zh" | "ar";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: {
                            total: number;
                            rows: components["schemas"]["ConsoleTag"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    consoleTagUse: {
        parameters: {
            query: {
                tag: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: {
                            pages: number;
                            isOnHome: boolean;
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    mergeTags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        from: string;
                        into: string;
                        after?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: {
                            tag: components["schemas"]["Tag"];
                            pages: number;
                            next?: string;
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    consoleFigures: {
        parameters: {
            query: {
                from: string;
                to: string;
                page?: string;
                by?: "day" | "week" | "month";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["ConsoleFigures"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    consoleFiguresCsv: {
        parameters: {
            query: {
                from: string;
                to: string;
                page?: string;
                by?: "day" | "week" | "month";
                table?: "series" | "pages" | "searches";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    consoleImages: {
        parameters: {
            query?: {
                q?: string;
                sort?: "newest" | "largest" | "pixels";
                _start?: number;
                _limit?: number;
                show?: "all" | "unused" | "deleted";
                uploader?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: {
                            total: number;
                            rows: components["schemas"]["ConsoleImage"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    replaceImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        by: string;
                        records?: {
                            /** @enum {string} */
                            kind: "portal" | "product" | "town" | "listing" | "web-page" | "web-page-draft" | "web-config";
                            /** Format: id */
                            id: string;
                        }[];
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: {
                            changed: {
                                /** @enum {string} */
                                kind: "portal" | "product" | "town" | "listing" | "web-page" | "web-page-draft" | "web-config";
                                /** Format: id */
                                id: string;
                            }[];
                            remaining: number;
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    deleteImages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        ids: string[];
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["ImageResult"][];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    restoreImages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        ids: string[];
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["ImageResult"][];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    consolePages: {
        parameters: {
            query?: {
                q?: string;
                sort?: "title" | "changed";
                _start?: number;
                _limit?: number;
                state?: "published" | "draft" | "unpublished";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: {
                            total: number;
                            rows: components["schemas"]["ConsolePageRow"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    pageDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["PageDraft"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    savePageDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["PageDraftChangesInput"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["PageDraft"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    discardPageDraft: {
        parameters: {
            query?: {
                modifiedDate?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["PageDraft"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    publishPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        modifiedDate?: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["PageDraft"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    unpublishPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["PageDraft"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    consolePeople: {
        parameters: {
            query?: {
                q?: string;
                sort?: "name" | "created";
                _start?: number;
                _limit?: number;
                role?: "portal_creator" | "admin";
                disabled?: "yes" | "no";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: {
                            total: number;
                            rows: components["schemas"]["PersonRow"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    consolePerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["Person"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    changePerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        roles: components["schemas"]["Role"][];
                        rolesDate: string | null;
                        currentPassword?: string;
                    } | {
                        isDisabled: boolean;
                    } | {
                        isReviewed: boolean;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    invitePerson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        isAdmin: boolean;
                        currentPassword?: string;
                        /** Format: email */
                        email?: string;
                        language?: components["schemas"]["Language"];
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: {
                            address: string;
                            expiresAt: string;
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    endPersonSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    resetSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        currentPassword: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    consoleAudit: {
        parameters: {
            query?: {
                event?: string;
                person?: string;
                outcome?: "done" | "failed" | "locked-out" | "refused";
                from?: string;
                to?: string;
                before?: string;
                _limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: {
                            entries: components["schemas"]["AuditRow"][];
                            next?: string;
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    exportAudit: {
        parameters: {
            query?: {
                event?: string;
                person?: string;
                outcome?: "done" | "failed" | "locked-out" | "refused";
                from?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    consolePortals: {
        parameters: {
            query?: {
                q?: string;
                sort?: "changed" | "title" | "status";
                _start?: number;
                _limit?: number;
                status?: "DRAFT" | "USER_DRAFT" | "REJECT" | "RELEASE";
                town?: string;
                listing?: string;
                tag?: string;
                creator?: string;
                missing?: "th" | "en" | "zh" | "ar";
                changedSince?: string;
                changedBefore?: string;
                bin?: "yes";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: {
                            total: number;
                            rows: components["schemas"]["ConsolePortal"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    consolePortalFilters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["ConsolePortalFilters"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    consolePortal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["ConsolePortalDetails"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    decidePortals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        portals: {
                            /** Format: id */
                            id: string;
                            modifiedDate?: string;
                        }[];
                        /** @enum {string} */
                        status: "RELEASE" | "REJECT";
                        reason?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["PortalResult"][];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    tagPortals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        ids: string[];
                        /** @enum {string} */
                        change: "add" | "remove";
                        tag: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["PortalResult"][];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    deletePortals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        ids: string[];
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["PortalResult"][];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    restorePortals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        ids: string[];
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["PortalResult"][];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    portalViews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["PortalView"][];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    savePortalView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        name: string;
                        query: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["PortalView"][];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    deletePortalView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["PortalView"][];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    reportCsp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    type: string;
                    body: {
                        documentURL?: string;
                        blockedURL?: string;
                        effectiveDirective?: string;
                        sourceFile?: string | null;
                    } & {
                        [key: string]: unknown;
                    };
                }[] | {
                    "csp-report": {
                        "document-uri"?: string;
                        "blocked-uri"?: string;
                        "effective-directive"?: string;
                        "violated-directive"?: string;
                        "source-file"?: string;
                    } & {
                        [key: string]: unknown;
                    };
                };
                "application/csp-report": {
                    type: string;
                    body: {
                        documentURL?: string;
                        blockedURL?: string;
                        effectiveDirective?: string;
                        sourceFile?: string | null;
                    } & {
                        [key: string]: unknown;
                    };
                }[] | {
                    "csp-report": {
                        "document-uri"?: string;
                        "blocked-uri"?: string;
                        "effective-directive"?: string;
                        "violated-directive"?: string;
                        "source-file"?: string;
                    } & {
                        [key: string]: unknown;
                    };
                };
                "application/reports+json": {
                    type: string;
                    body: {
                        documentURL?: string;
                        blockedURL?: string;
                        effectiveDirective?: string;
                        sourceFile?: string | null;
                    } & {
                        [key: string]: unknown;
                    };
                }[] | {
                    "csp-report": {
                        "document-uri"?: string;
                        "blocked-uri"?: string;
                        "effective-directive"?: string;
                        "violated-directive"?: string;
                        "source-file"?: string;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    countHit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            value: number;
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    countEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CountedEventInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    checkPrivacy: {
        parameters: {
            query?: never;
            header?: {
                "x-passcode"?: string;
            };
            path: {
                store: "portal" | "town" | "listing";
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: {
                            grant?: string;
                        };
                    } | {
                        /** @constant */
                        status: "fail";
                        reason: string;
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    generatePasscode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: {
                            passcode: string;
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    generateQrCode: {
        parameters: {
            query?: {
                text?: string;
                imageID?: string;
                imagePath?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "ok";
                        data: string;
                    } | {
                        /** @constant */
                        result: "fail";
                        reason: string;
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    catalogs: {
        parameters: {
            query?: {
                portalId?: string;
                userIds?: string;
                ref?: string;
                webpage?: string;
                _sort?: "appearSeq";
                _order?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Catalog"][];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    createCatalog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        name: {
                            th?: string;
                            en?: string;
                            zh?: string;
                            ar?: string;
                            lang?: components["schemas"]["Language"];
                        };
                        /** Format: slug */
                        ref?: string;
                        /** @enum {number} */
                        template?: 1 | 2 | 3 | 4 | 5;
                        appearSeq?: number;
                        indexGallery?: number | null;
                        /** Format: id */
                        portalId: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["Catalog"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    updateCatalog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        name?: {
                            th?: string;
                            en?: string;
                            zh?: string;
                            ar?: string;
                            lang?: components["schemas"]["Language"];
                        };
                        /** Format: slug */
                        ref?: string;
                        /** @enum {number} */
                        template?: 1 | 2 | 3 | 4 | 5;
                        appearSeq?: number;
                        indexGallery?: number | null;
                        modifiedDate?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["Catalog"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    deleteCatalog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    orderCatalogs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** Format: id */
                        portalId: string;
                        ids: string[];
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["Catalog"][];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    products: {
        parameters: {
            query: {
                catalogIds: string;
                title?: string;
                _limit?: number;
                _start?: number;
                _sort?: "appearSeq";
                _order?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Product"][];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    createProduct: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        name: {
                            th?: string;
                            en?: string;
                            zh?: string;
                            ar?: string;
                            lang?: components["schemas"]["Language"];
                        };
                        description?: {
                            th?: string;
                            en?: string;
                            zh?: string;
                            ar?: string;
                            lang?: components["schemas"]["Language"];
                        } | null;
                        price?: number | null;
                        priceSale?: number | null;
                        mainImageId?: string | null;
                        highlightText?: (string | {
                            th?: string;
                            en?: string;
                            zh?: string;
                            ar?: string;
                            lang?: components["schemas"]["Language"];
                        }) | null;
                        template?: (1 | 2 | 3 | 4 | 5) | null;
                        action?: {
                            text?: {
                                th?: string;
                                en?: string;
                                zh?: string;
                                ar?: string;
                                lang?: components["schemas"]["Language"];
                            };
                            /** Format: color */
                            color?: string;
                            link?: string;
                        } | null;
                        /** Format: id */
                        catalogId: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["Product"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    productById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Product"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    updateProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        name?: {
                            th?: string;
                            en?: string;
                            zh?: string;
                            ar?: string;
                            lang?: components["schemas"]["Language"];
                        };
                        description?: {
                            th?: string;
                            en?: string;
                            zh?: string;
                            ar?: string;
                            lang?: components["schemas"]["Language"];
                        } | null;
                        price?: number | null;
                        priceSale?: number | null;
                        mainImageId?: string | null;
                        highlightText?: (string | {
                            th?: string;
                            en?: string;
                            zh?: string;
                            ar?: string;
                            lang?: components["schemas"]["Language"];
                        }) | null;
                        template?: (1 | 2 | 3 | 4 | 5) | null;
                        action?: {
                            text?: {
                                th?: string;
                                en?: string;
                                zh?: string;
                                ar?: string;
                                lang?: components["schemas"]["Language"];
                            };
                            /** Format: color */
                            color?: string;
                            link?: string;
                        } | null;
                        modifiedDate?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["Product"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    deleteProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    createProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** Format: id */
                        catalogId: string;
                        products: {
                            name: {
                                th?: string;
                                en?: string;
                                zh?: string;
                                ar?: string;
                                lang?: components["schemas"]["Language"];
                            };
                            description?: {
                                th?: string;
                                en?: string;
                                zh?: string;
                                ar?: string;
                                lang?: components["schemas"]["Language"];
                            } | null;
                            price?: number | null;
                            priceSale?: number | null;
                            mainImageId?: string | null;
                            highlightText?: (string | {
                                th?: string;
                                en?: string;
                                zh?: string;
                                ar?: string;
                                lang?: components["schemas"]["Language"];
                            }) | null;
                            template?: (1 | 2 | 3 | 4 | 5) | null;
                            action?: {
                                text?: {
                                    th?: string;
                                    en?: string;
                                    zh?: string;
                                    ar?: string;
                                    lang?: components["schemas"]["Language"];
                                };
                                /** Format: color */
                                color?: string;
                                link?: string;
                            } | null;
                        }[];
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["Product"][];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    orderProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** Format: id */
                        catalogId: string;
                        ids: string[];
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["Catalog"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    searchAll: {
        parameters: {
            query?: {
                fuzzy?: "0" | "1" | "true" | "false";
                facets?: "tags";
                language?: "th" | "en" | "zh" | "ar";
            };
            header?: never;
            path: {
                index: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        took: number;
                        /** @constant */
                        timed_out: false;
                        hits: {
                            total: {
                                value: number;
                                /** @constant */
                                relation: "eq";
                            };
                            max_score: null;
                            hits: {
                                _id: string;
                                _index: string;
                                _score: null;
                                _source: {
                                    [key: string]: unknown;
                                };
                                sort?: (string | number | null)[];
                            }[];
                        };
                        fuzzy?: boolean;
                        facets?: {
                            tags: components["schemas"]["TagCount"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    search: {
        parameters: {
            query?: {
                fuzzy?: "0" | "1" | "true" | "false";
                facets?: "tags";
                language?: "th" | "en" | "zh" | "ar";
            };
            header?: never;
            path: {
                index: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchBodyInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        took: number;
                        /** @constant */
                        timed_out: false;
                        hits: {
                            total: {
                                value: number;
                                /** @constant */
                                relation: "eq";
                            };
                            max_score: null;
                            hits: {
                                _id: string;
                                _index: string;
                                _score: null;
                                _source: {
                                    [key: string]: unknown;
                                };
                                sort?: (string | number | null)[];
                            }[];
                        };
                        fuzzy?: boolean;
                        facets?: {
                            tags: components["schemas"]["TagCount"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    suggest: {
        parameters: {
            query: {
                text: string;
                language?: "th" | "en" | "zh" | "ar";
            };
            header?: never;
            path: {
                index: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["Suggestion"][];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    rememberLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    language: components["schemas"]["Language"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    ready: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    apiKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["ApiKey"][];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        name: string;
                        scopes: ("read" | "write:portals" | "write:catalogue" | "publish:releases")[];
                        /** Format: date-time */
                        expiresAt?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: {
                            id: string;
                            name: string;
                            scopes: ("read" | "write:portals" | "write:catalogue" | "publish:releases")[];
                            owner: {
                                uid: string;
                                name: string;
                            };
                            createdDate: string;
                            expiresAt: string;
                            lastUsedDate?: string;
                            key: string;
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    revokeApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: {
                            id: string;
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    webhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["Webhook"][];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        url: string;
                        events: ("portal.changed" | "portal.released" | "portal.rejected" | "portal.deleted" | "review.requested" | "product.changed" | "release.live" | "release.rolled-back")[];
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: {
                            id: string;
                            url: string;
                            events: ("portal.changed" | "portal.released" | "portal.rejected" | "portal.deleted" | "review.requested" | "product.changed" | "release.live" | "release.rolled-back")[];
                            createdDate: string;
                            lastSuccessDate?: string;
                            disabled?: {
                                at: string;
                                /** @enum {string} */
                                by: "admin" | "failure";
                            };
                            waiting: number;
                            secret: string;
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    changeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        events?: ("portal.changed" | "portal.released" | "portal.rejected" | "portal.deleted" | "review.requested" | "product.changed" | "release.live" | "release.rolled-back")[];
                        isDisabled?: boolean;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["Webhook"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: {
                            id: string;
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    webhookDeliveries: {
        parameters: {
            query?: {
                before?: string;
                _limit?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["Delivery"][];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    replayDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                delivery: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["Delivery"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    releaseOverview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        result: {
                            rollout: components["schemas"]["Rollout"];
                            readonly history: components["schemas"]["ReleaseEvent"][];
                            readonly figures: {
                                set: string;
                                packages: {
                                    [key: string]: string;
                                };
                                share: number;
                                views: number;
                                failedViews: number;
                                serverFailures: number;
                                readyMs: {
                                    p50: number;
                                    p95: number;
                                } | null;
                                readonly failures: {
                                    name: string;
                                    version: string;
                                    /** @enum {string} */
                                    phase: "entry" | "expose" | "messages" | "route" | "slot" | "draw";
                                    code: string;
                                    count: number;
                                }[];
                            }[];
                            actions: {
                                mayChange: boolean;
                                /** @enum {string} */
                                publish: "allowed" | "needs-keys" | "forbidden";
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    reportRelease: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReleaseReportInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    publishReleaseArchive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    percent?: number;
                    reason?: string;
                    /** @enum {string} */
                    checkOnly?: "true" | "false";
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: {
                            name: string;
                            version: string;
                            isPublished: boolean;
                            isLive: boolean;
                            findings: components["schemas"]["ReleaseFinding"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    changeCanary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        set: string;
                        percent: number;
                        reason?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["Rollout"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    promoteCanary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        set: string;
                        reason?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["Rollout"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    stopCanary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        set: string;
                        reason?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["Rollout"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    rollBackRelease: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        name: string;
                        set: string;
                        reason?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: components["schemas"]["Rollout"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    releaseVersions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: {
                            name: string;
                            versions: {
                                version: string;
                                at?: string;
                            }[];
                        }[];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    compareReleases: {
        parameters: {
            query: {
                name: string;
                before: string;
                after: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: {
                            name: string;
                            before: string;
                            after: string;
                            platform?: {
                                before: string;
                                after: string;
                            };
                            parts: {
                                routes: {
                                    added: string[];
                                    removed: string[];
                                    changed: string[];
                                };
                                slots: {
                                    added: string[];
                                    removed: string[];
                                    changed: string[];
                                };
                                messages: {
                                    added: string[];
                                    removed: string[];
                                    changed: string[];
                                };
                            };
                            files: {
                                /** @enum {string} */
                                place: "web" | "node";
                                before: number;
                                after: number;
                                changes: {
                                    file: string;
                                    before?: number;
                                    after?: number;
                                }[];
                            }[];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    overrideChoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: {
                            origins: string[];
                            current?: {
                                remote: string;
                                origin: string;
                                until: string;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    startOverride: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        remote: string;
                        origin: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                        data: {
                            remote: string;
                            origin: string;
                            until: string;
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    endOverride: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
}
