import type { FigureTotals, Language } from '@portico/shared/contracts';

interface MailTexts {
  hello: string;
  ignore: string;
  optOut: string;
  invitation: { subject: string; text: string; button: string };
  confirm: { subject: string; text: string; button: string };
  recovery: { subject: string; text: string; button: string };
  passwordChanged: { subject: string; text: string };
  webhookStopped: { subject: string; text: string };
  leaving: { subject: string; text: string; button: string };
  released: { subject: string; text: string; button: string };
  rejected: { subject: string; text: string; button: string };
  signIn: { subject: string; text: string; button: string };
  weekly: { subject: string; text: string; button: string } & Record<keyof FigureTotals | 'before', string>;
}

/**
 * `{{site}}`, `{{name}}`, `{{page}}`, `{{reason}}`, `{{address}}`, `{{device}}`, `{{time}}`, `{{from}}`, `{{to}}` and `{{number}}` are
 * filled in.
 */
export const MAIL_TEXTS: Readonly<Record<Language, MailTexts>> = {
  en: {
    hello: 'Hello {{name}},',
    ignore: 'If this wasn’t you, ignore this mail: nothing changes.',
    optOut: 'Stop these mails:',
    invitation: {
      subject: 'You are invited to {{site}}',
      text: 'You can create an account on {{site}}. The link works once, until {{time}}.',
      button: 'Create an account',
    },
    confirm: {
      subject: 'Confirm your email address for {{site}}',
      text: 'Confirm that this address belongs to the account {{name}} on {{site}}. The link works once, until {{time}}.',
      button: 'Confirm the address',
    },
    recovery: {
      subject: 'New password for {{site}}',
      text: 'Someone asked for a new password for the account {{name}} on {{site}}. The link works once, until {{time}}.',
      button: 'Choose a new password',
    },
    passwordChanged: {
      subject: 'Your password for {{site}} was changed',
      text: 'The password of the account {{name}} on {{site}} was changed, and all its sessions were ended. If this wasn’t you, tell the people who run {{site}} at once.',
    },
    webhookStopped: {
      subject: 'A webhook of {{site}} was stopped',
      text: 'Nothing was accepted at {{address}} for a day, so {{site}} sends no more events there. When the receiver works again, start the webhook at /console/webhooks.',
    },
    leaving: {
      subject: 'Your account on {{site}} will be deleted',
      text: 'The account {{name}} on {{site}} will be deleted at {{time}}. Until then you can sign in and keep it. If this wasn’t you, sign in, keep the account and change your password.',
      button: 'Sign in',
    },
    released: {
      subject: '“{{page}}” was released',
      text: 'Your page “{{page}}” on {{site}} was reviewed and released. Everyone can find it now.',
      button: 'Open the page',
    },
    rejected: {
      subject: '“{{page}}” was sent back',
      text: 'Your page “{{page}}” on {{site}} was reviewed and sent back. Reason: {{reason}}',
      button: 'Open the page',
    },
    signIn: {
      subject: 'New sign-in to {{site}}',
      text: 'The account {{name}} on {{site}} was opened on a new device: {{device}}, {{time}}. If this wasn’t you, change your password.',
      button: 'Open your account',
    },
    weekly: {
      subject: 'Your pages on {{site}}: the figures of last week',
      text: 'What visitors did on your pages from {{from}} to {{to}}:',
      button: 'Open your pages',
      views: 'Views',
      shares: 'Shares',
      calls: 'Calls',
      directions: 'Directions',
      scans: 'QR scans',
      before: 'the week before: {{number}}',
    },
  },
  th: {
    hello: 'สวัสดีคุณ {{name}}',
    ignore: 'หากคุณไม่ได้ทำรายการนี้ ไม่ต้องทำอะไร จะไม่มีการเปลี่ยนแปลง',
    optOut: 'หยุดรับอีเมลแบบนี้:',
    invitation: {
      subject: 'คำเชิญเข้าร่วม {{site}}',
      text: 'คุณสร้างบัญชีบน {{site}} ได้ ลิงก์ใช้ได้ครั้งเดียว ถึง {{time}}',
      button: 'สร้างบัญชี',
    },
    confirm: {
      subject: 'ยืนยันที่อยู่อีเมลสำหรับ {{site}}',
      text: 'กรุณายืนยันว่าที่อยู่นี้เป็นของบัญชี {{name}} บน {{site}} ลิงก์ใช้ได้ครั้งเดียว ถึง {{time}}',
      button: 'ยืนยันที่อยู่อีเมล',
    },
    recovery: {
      subject: 'รหัสผ่านใหม่สำหรับ {{site}}',
      text: 'มีผู้ขอรหัสผ่านใหม่ให้บัญชี {{name}} บน {{site}} ลิงก์ใช้ได้ครั้งเดียว ถึง {{time}}',
      button: 'ตั้งรหัสผ่านใหม่',
    },
    passwordChanged: {
      subject: 'รหัสผ่านสำหรับ {{site}} ถูกเปลี่ยนแล้ว',
      text: 'รหัสผ่านของบัญชี {{name}} บน {{site}} ถูกเปลี่ยน และเซสชันทั้งหมดสิ้นสุดแล้ว หากคุณไม่ได้เปลี่ยน กรุณาแจ้งผู้ดูแล {{site}} ทันที',
    },
    webhookStopped: {
      subject: 'เว็บฮุกของ {{site}} ถูกหยุด',
      text: 'ที่อยู่ {{address}} ไม่ตอบรับมาหนึ่งวัน {{site}} จึงหยุดส่งเหตุการณ์ไปที่นั่น เมื่อปลายทางกลับมาทำงาน กรุณาเปิดเว็บฮุกอีกครั้งที่ /console/webhooks',
    },
    leaving: {
      subject: 'บัญชีของคุณบน {{site}} จะถูกลบ',
      text: 'บัญชี {{name}} บน {{site}} จะถูกลบเมื่อ {{time}} ก่อนถึงเวลานั้นคุณเข้าสู่ระบบเพื่อเก็บบัญชีไว้ได้ หากคุณไม่ได้เป็นผู้ขอ กรุณาเข้าสู่ระบบ เก็บบัญชีไว้ แล้วเปลี่ยนรหัสผ่าน',
      button: 'เข้าสู่ระบบ',
    },
    released: {
      subject: '“{{page}}” เผยแพร่แล้ว',
      text: 'เพจ “{{page}}” ของคุณบน {{site}} ผ่านการตรวจสอบและเผยแพร่แล้ว ทุกคนค้นหาได้แล้ว',
      button: 'เปิดเพจ',
    },
    rejected: {
      subject: '“{{page}}” ถูกส่งกลับ',
      text: 'เพจ “{{page}}” ของคุณบน {{site}} ผ่านการตรวจสอบและถูกส่งกลับ เหตุผล: {{reason}}',
      button: 'เปิดเพจ',
    },
    signIn: {
      subject: 'การเข้าสู่ระบบใหม่ที่ {{site}}',
      text: 'มีการเข้าบัญชี {{name}} บน {{site}} จากอุปกรณ์ใหม่: {{device}}, {{time}} หากไม่ใช่คุณ กรุณาเปลี่ยนรหัสผ่าน',
      button: 'เปิดบัญชีของคุณ',
    },
    weekly: {
      subject: 'เพจของคุณบน {{site}}: สถิติของสัปดาห์ที่แล้ว',
      text: 'สิ่งที่ผู้เข้าชมทำในเพจของคุณตั้งแต่ {{from}} ถึง {{to}}:',
      button: 'เปิดเพจของคุณ',
      views: 'การเข้าชม',
      shares: 'การแชร์',
      calls: 'การโทร',
      directions: 'การขอเส้นทาง',
      scans: 'การสแกน QR',
      before: 'สัปดาห์ก่อนหน้า: {{number}}',
    },
  },
  zh: {
    hello: '{{name}}，您好：',
    ignore: '如果不是您本人操作，请忽略此邮件，不会有任何更改。',
    optOut: '停止接收此类邮件：',
    invitation: {
      subject: '邀请您加入{{site}}',
      text: '您可以在{{site}}创建账号。链接仅可使用一次，有效期至 {{time}}。',
      button: '创建账号',
    },
    confirm: {
      subject: '确认您在{{site}}的邮箱地址',
      text: '请确认此地址属于{{site}}上的账号 {{name}}。链接仅可使用一次，有效期至 {{time}}。',
      button: '确认邮箱地址',
    },
    recovery: {
      subject: '{{site}}的新密码',
      text: '有人为{{site}}上的账号 {{name}} 申请了新密码。链接仅可使用一次，有效期至 {{time}}。',
      button: '设置新密码',
    },
    passwordChanged: {
      subject: '您在{{site}}的密码已更改',
      text: '{{site}}上账号 {{name}} 的密码已更改，所有会话均已结束。如果不是您本人操作，请立即联系{{site}}的管理人员。',
    },
    webhookStopped: {
      subject: '{{site}}的一个 Webhook 已停用',
      text: '{{address}} 一整天没有接收任何内容，因此{{site}}不再向其发送事件。接收端恢复后，请在 /console/webhooks 重新启用该 Webhook。',
    },
    leaving: {
      subject: '您在{{site}}的账号将被删除',
      text: '{{site}}上的账号 {{name}} 将于 {{time}} 删除。在此之前，您可以登录并保留账号。如果不是您本人操作，请登录、保留账号并更改密码。',
      button: '登录',
    },
    released: {
      subject: '“{{page}}”已发布',
      text: '您在{{site}}上的页面“{{page}}”已通过审核并发布，现在所有人都能找到它。',
      button: '打开页面',
    },
    rejected: {
      subject: '“{{page}}”被退回',
      text: '您在{{site}}上的页面“{{page}}”经审核后被退回。原因：{{reason}}',
      button: '打开页面',
    },
    signIn: {
      subject: '{{site}}有新的登录',
      text: '{{site}}上的账号 {{name}} 在新设备上登录：{{device}}，{{time}}。如果不是您本人，请更改密码。',
      button: '打开您的账号',
    },
    weekly: {
      subject: '您在{{site}}的页面：上周的数据',
      text: '{{from}}至{{to}}，访客在您的页面上：',
      button: '打开您的页面',
      views: '浏览量',
      shares: '分享',
      calls: '拨打电话',
      directions: '查询路线',
      scans: '扫码',
      before: '前一周：{{number}}',
    },
  },
  ar: {
    hello: 'مرحبًا {{name}}،',
    ignore: 'إن لم تكن أنت من طلب ذلك فتجاهل هذه الرسالة، ولن يتغير شيء.',
    optOut: 'إيقاف هذه الرسائل:',
    invitation: {
      subject: 'دعوة إلى {{site}}',
      text: 'يمكنك إنشاء حساب على {{site}}. يعمل الرابط مرة واحدة حتى {{time}}.',
      button: 'إنشاء حساب',
    },
    confirm: {
      subject: 'تأكيد بريدك الإلكتروني في {{site}}',
      text: 'أكّد أن هذا العنوان يخص الحساب {{name}} على {{site}}. يعمل الرابط مرة واحدة حتى {{time}}.',
      button: 'تأكيد العنوان',
    },
    recovery: {
      subject: 'كلمة مرور جديدة لموقع {{site}}',
      text: 'طلب أحدهم كلمة مرور جديدة للحساب {{name}} على {{site}}. يعمل الرابط مرة واحدة حتى {{time}}.',
      button: 'اختيار كلمة مرور جديدة',
    },
    passwordChanged: {
      subject: 'تغيّرت كلمة مرورك في {{site}}',
      text: 'تغيّرت كلمة مرور الحساب {{name}} على {{site}} وأُنهيت كل جلساته. إن لم تكن أنت من غيّرها فأخبر القائمين على {{site}} فورًا.',
    },
    webhookStopped: {
      subject: 'أُوقف ويب هوك في {{site}}',
      text: 'لم يُقبل أي شيء على العنوان {{address}} ليوم كامل، لذلك لم يعد {{site}} يرسل إليه الأحداث. عندما يعمل المستقبِل من جديد شغّل الويب هوك من /console/webhooks.',
    },
    leaving: {
      subject: 'سيُحذف حسابك في {{site}}',
      text: 'سيُحذف الحساب {{name}} في {{site}} في {{time}}. حتى ذلك الحين يمكنك تسجيل الدخول والاحتفاظ به. إن لم تكن أنت من طلب ذلك فسجّل الدخول واحتفظ بالحساب وغيّر كلمة مرورك.',
      button: 'تسجيل الدخول',
    },
    released: {
      subject: 'نُشرت الصفحة «{{page}}»',
      text: 'رُوجعت صفحتك «{{page}}» على {{site}} ونُشرت، ويمكن للجميع العثور عليها الآن.',
      button: 'فتح الصفحة',
    },
    rejected: {
      subject: 'أُعيدت الصفحة «{{page}}»',
      text: 'رُوجعت صفحتك «{{page}}» على {{site}} وأُعيدت. السبب: {{reason}}',
      button: 'فتح الصفحة',
    },
    signIn: {
      subject: 'تسجيل دخول جديد إلى {{site}}',
      text: 'فُتح الحساب {{name}} على {{site}} من جهاز جديد: {{device}}، {{time}}. إن لم تكن أنت فغيّر كلمة مرورك.',
      button: 'فتح حسابك',
    },
    weekly: {
      subject: 'صفحاتك على {{site}}: إحصاءات الأسبوع الماضي',
      text: 'ما فعله الزوار في صفحاتك من {{from}} إلى {{to}}:',
      button: 'فتح صفحاتك',
      views: 'المشاهدات',
      shares: 'المشاركات',
      calls: 'الاتصالات',
      directions: 'طلبات الاتجاهات',
      scans: 'مسح رمز QR',
      before: 'الأسبوع السابق: {{number}}',
    },
  },
};
